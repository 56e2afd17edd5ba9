"""How a report looks: limestone and ochre by day, a cave by torchlight in the dark."""

from typing import Final

COLOURS: Final = 6  # for agents: --c0 to --c5; --c6 is grey

STYLE: Final = """
:root{
 --ground:#f6f0e4;--paper:#fdfaf3;--ink:#2c241b;--soft:#6d6052;--line:#e2d7c3;--strong:#a89878;
 --rock0:#eadfc9;--rock1:#dccdaf;--rock2:#c9b48d;--paint:#8a3b1c;--link:#8a3b1c;
 --c0:#b8641b;--c1:#41647c;--c2:#657a2f;--c3:#94392b;--c4:#74527f;--c5:#a8862c;--c6:#8f8372;
 --up:101,122,47;--down:148,57,43;
}
@media (prefers-color-scheme:dark){:root{
 --ground:#17130f;--paper:#211b15;--ink:#efe4d2;--soft:#b3a48f;--line:#3a3026;--strong:#8a7759;
 --rock0:#241c15;--rock1:#33271b;--rock2:#463422;--paint:#d9863f;--link:#eaa766;
 --c0:#e0943f;--c1:#7fb0cc;--c2:#a5bd62;--c3:#e07a63;--c4:#bd97cb;--c5:#dcc068;--c6:#9b8d79;
 --up:165,189,98;--down:224,122,99;
}}
*{box-sizing:border-box}
html{scroll-behavior:smooth;-webkit-text-size-adjust:100%}
@media (prefers-reduced-motion:reduce){html{scroll-behavior:auto}}
body{margin:0;background:var(--ground);color:var(--ink);font:16px/1.55 system-ui,-apple-system,"Segoe UI",sans-serif}
h1,h2,h3,.subtitle{font-family:"Iowan Old Style","Palatino Linotype",Palatino,Georgia,"Times New Roman",serif}
a{color:var(--link)}
header{position:relative;overflow:hidden;padding:0 20px}
header>div{position:relative;max-width:1040px;margin:0 auto;padding:40px 0 24px}
.wall{position:absolute;inset:0;width:100%;height:100%}
.r0{fill:var(--rock0)}.r1{fill:var(--rock1)}.r2{fill:var(--rock2);opacity:.75}
.beast{position:absolute;right:max(20px,calc(50% - 520px));top:34px;width:min(340px,36vw);opacity:.85}
.paint{fill:var(--paint)}.eye{fill:var(--rock1)}
.brush{fill:none;stroke:var(--paint);stroke-width:6.5;stroke-linecap:round;stroke-linejoin:round}
.brush.thin{stroke-width:3.5}
.kicker{margin:0;text-transform:uppercase;letter-spacing:.14em;font-size:.78rem;color:var(--ink);opacity:.8}
h1{margin:.1em 0 .15em;font-size:clamp(2rem,6vw,3.3rem);line-height:1.08;font-weight:600;max-width:12em}
.subtitle{margin:0 0 1.4rem;font-size:1.2rem;max-width:34em}
.facts{display:flex;flex-wrap:wrap;gap:12px 32px;margin:0 0 1rem}
.facts dt{font-size:.75rem;color:var(--soft);text-transform:uppercase;letter-spacing:.08em}
.facts dd{margin:0;font-weight:600;font-variant-numeric:tabular-nums}
.options{font-size:.92rem}.options ul{padding-left:1.1rem}.options code{opacity:.75}
.options code.chosen{opacity:1;font-weight:700;color:var(--link)}
.warning{border-left:4px solid var(--c0);padding:.4rem .9rem;background:var(--paper);max-width:60em}
main{max-width:1080px;margin:0 auto;padding:0 20px 40px}
nav ul{display:flex;flex-wrap:wrap;gap:6px 20px;list-style:none;margin:0;padding:14px 0;
 border-bottom:1px solid var(--line)}
section{background:var(--paper);border:1px solid var(--line);border-radius:10px;padding:24px 28px;margin:24px 0}
h2{margin:0 0 .5rem;font-size:1.7rem;font-weight:600;line-height:1.2}
h2::after{content:"";display:block;width:56px;height:4px;border-radius:2px;margin-top:8px;background:var(--c0)}
h3{margin:1.6rem 0 .6rem;font-size:1.12rem;font-weight:600}
.lead{max-width:46em}.note,figcaption{color:var(--soft);font-size:.92rem;max-width:52em}
figure{margin:0 0 1.4rem}section>:last-child{margin-bottom:0}figcaption{margin:.5rem 0 .4rem}
summary{cursor:pointer;color:var(--link);font-size:.92rem}
summary:focus-visible,button:focus-visible,a:focus-visible,.scroll:focus-visible{outline:2px solid var(--c0);
 outline-offset:2px}
.plot svg{display:block;overflow:visible}
.plot:not(.rows){padding:20px 16px 0 4px}
.row{display:grid;grid-template-columns:minmax(120px,190px) minmax(0,1fr) minmax(84px,auto);column-gap:20px;
 align-items:center}
.rows{display:grid;grid-template-columns:fit-content(240px) minmax(0,1fr) auto;column-gap:20px}
.rows .row{display:grid;grid-template-columns:subgrid;grid-column:1/-1}
.label{font-size:.94rem;overflow-wrap:anywhere;line-height:1.2}
.value{font-size:.9rem;text-align:right;font-variant-numeric:tabular-nums;white-space:nowrap}
.grid{stroke:var(--line);stroke-width:1}.reference{stroke:var(--strong);stroke-width:1.5;stroke-dasharray:4 3}
.tick,.level{fill:var(--soft);font-size:12px}.tick{text-anchor:middle}
.c0{--c:var(--c0)}.c1{--c:var(--c1)}.c2{--c:var(--c2)}.c3{--c:var(--c3)}.c4{--c:var(--c4)}.c5{--c:var(--c5)}
 .c6{--c:var(--c6)}
.fill{fill:var(--c)}.whisker{stroke:var(--ink);stroke-width:1.6}
.whisker.c0,.whisker.c1,.whisker.c2,.whisker.c3,.whisker.c4,.whisker.c5,.whisker.c6{stroke:var(--c)}
.dot{fill:var(--c);stroke:var(--paper);stroke-width:1.2}.dot.hollow{fill:var(--paper);stroke:var(--c);stroke-width:2}
.link{stroke:var(--line);stroke-width:5;stroke-linecap:round}.median{stroke:var(--ink);stroke-width:2}
.band{fill:var(--c);opacity:.17}.curve{fill:none;stroke:var(--c);stroke-width:2.4;stroke-linejoin:round}
.legend{display:flex;flex-wrap:wrap;gap:4px 20px;list-style:none;margin:0 0 .5rem;padding:0;font-size:.92rem}
.swatch{display:inline-block;width:14px;height:14px;border-radius:4px;background:var(--c);margin-right:7px;
 vertical-align:-2px}
.scroll{overflow-x:auto;margin:.6rem 0}
table{border-collapse:collapse;font-size:.9rem;font-variant-numeric:tabular-nums;min-width:min(100%,420px)}
caption{text-align:left;color:var(--soft);font-size:.86rem;padding:2px 0 6px}
th,td{padding:5px 12px 5px 0;text-align:left;border-bottom:1px solid var(--line);vertical-align:top}
th.number,td.number{text-align:right;padding:5px 0 5px 16px;white-space:nowrap}
thead th{vertical-align:bottom;font-weight:600}tbody th{font-weight:500}
.heat{display:block;border-radius:4px;padding:1px 6px;background:rgba(var(--up),calc(var(--heat)*.5))}
.heat.down{background:rgba(var(--down),calc(var(--heat)*.5))}
.things{max-height:80vh;overflow:auto;border:1px solid var(--line);border-radius:8px}
.things table{width:100%;border-collapse:separate;border-spacing:0}.things caption{padding:8px 12px}
.things thead th{position:sticky;top:0;background:var(--paper);z-index:2;padding-top:8px;
 box-shadow:inset 0 -1px var(--strong);border:0}
.things tbody th,.things thead th:first-child{position:sticky;left:0;background:var(--paper);z-index:1;
 padding-left:12px;min-width:170px;max-width:250px}
.things thead th:first-child{z-index:3}.things td:last-child,.things th:last-child{padding-right:12px}
.things button{all:unset;cursor:pointer;white-space:normal;line-height:1.2}
.things button:focus-visible{outline:2px solid var(--c0);outline-offset:2px}
.things button::after{content:" \\2195";color:var(--strong)}
[aria-sort=ascending] button::after{content:" \\2191"!important}
 [aria-sort=descending] button::after{content:" \\2193"!important}
.things th.number{white-space:normal;min-width:74px}.things td{line-height:1.3}
.things small{display:block;color:var(--soft);font-size:.82em;line-height:1.25}
.things th details p{margin:.3rem 0;font-weight:400;color:var(--soft);font-size:.86rem}
.things th summary{display:flex;gap:6px;color:var(--ink);font-size:inherit;list-style:none}
.things th summary::-webkit-details-marker{display:none}
.things th summary::before{content:"\\25B8";color:var(--strong)}.things th [open]>summary::before{content:"\\25BE"}
.few,.few summary{color:var(--soft)!important}.few svg{opacity:.45}.share{background:var(--line);border-radius:2px;
 margin-right:7px;overflow:hidden}
.gap{overflow:visible;vertical-align:-6px}.gap+span{display:inline-block;min-width:3.4em}
.search{display:block;margin:1rem 0 .6rem;font-size:.94rem}
.search input{display:block;width:min(100%,340px);margin-top:4px;font:inherit;color:inherit;background:var(--ground);
 border:1px solid var(--strong);border-radius:8px;padding:7px 11px}
.goals{padding-left:1.1rem;max-width:46em}
footer{max-width:1080px;margin:0 auto;padding:0 20px 48px;color:var(--soft);font-size:.88rem}
@media (max-width:680px){
 header,main,footer{padding-left:14px;padding-right:14px}
 section{padding:18px 16px;margin:16px 0}
 nav ul{flex-wrap:nowrap;overflow-x:auto;white-space:nowrap}
 .beast{width:150px;top:14px;right:10px}
 header>div{padding-top:92px}
 .rows{display:block;padding:0 10px}
 .rows .row{display:grid;grid-template-columns:1fr auto;margin-bottom:6px}
 .rows .row svg{grid-column:1/-1;grid-row:2}
 .rows .axis{display:block;margin:0}
 .tick.odd{display:none}
 .things tbody th,.things thead th:first-child{min-width:118px;max-width:150px}
}
@media print{body{background:#fff}section{break-inside:avoid;border:0;padding:0}.things{max-height:none}nav,
 .search{display:none}}
"""
