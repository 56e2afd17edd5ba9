/* Reads everything that the page says, also to those who only hear it, and keeps what no person would say. */
(pattern) => {
  const raw = new RegExp(pattern, "u");
  const NOT_SAID = "script, style, input, pre, [aria-hidden=true] .text";
  const ATTRIBUTES = ["aria-label", "title", "alt", "placeholder"];
  const said = new Set();

  function look() {
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) if (!texts.currentNode.parentElement.closest(NOT_SAID)) said.add(texts.currentNode.data.trim());
    for (const name of ATTRIBUTES) for (const one of document.querySelectorAll(`[${name}]`)) said.add(one.getAttribute(name));
    // Words that stand beside each other in pieces of their own: "1" and "points".
    for (const one of document.querySelectorAll("p, li, button, td, th, label, b, span"))
      if (!one.closest(NOT_SAID) && one.childElementCount) said.add(one.textContent.replace(/\s+/g, " ").trim());
  }
  return { look, found: () => ({ said: said.size, raw: [...said].filter((text) => raw.test(text)) }) };
}
