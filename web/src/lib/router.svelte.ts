/** The page's address, and going elsewhere without loading everything anew. */
class Router {
  path = $state(location.pathname);
  query = $state(new URLSearchParams(location.search));

  constructor() {
    addEventListener("popstate", () => this.look());
  }

  go(address: string): void {
    history.pushState(null, "", address);
    this.look();
    scrollTo(0, 0);
  }

  /** For links: a plain click stays in the page, anything else is the browser's. */
  follow = (event: MouseEvent): void => {
    const link = (event.target as Element).closest("a");
    if (!link || link.origin !== location.origin || link.hasAttribute("download") || link.target) return;
    if (event.button || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
    if (link.pathname.startsWith("/api") || link.pathname.startsWith("/docs")) return;
    if (link.hash && link.pathname === location.pathname && link.search === location.search) return; // within the page
    event.preventDefault();
    this.go(link.pathname + link.search + link.hash);
  };

  private look(): void {
    this.path = location.pathname;
    this.query = new URLSearchParams(location.search);
  }
}

export const router = new Router();
