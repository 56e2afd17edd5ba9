import { get } from "./api";
import type { Me } from "./messages";
import { router } from "./router.svelte";

/** Who sits in front of this browser, as the server knows them. */
class Who {
  me = $state.raw<Me | null>(null);
  private asking: Promise<Me | null> | null = null;

  get registered(): boolean {
    return this.me?.person?.registered ?? false;
  }

  get moderates(): boolean {
    return (this.me?.person?.role ?? "player") !== "player";
  }

  /** Somebody without an account where others have one. */
  get visitor(): boolean {
    return (this.me?.public ?? false) && !this.registered;
  }

  /** Asked once at a time: a newcomer who asks twice at once would be two guests. */
  look(): Promise<Me | null> {
    this.asking ??= get<Me>("/me")
      .catch(() => this.me)
      .then((me) => {
        this.asking = null;
        return (this.me = me);
      });
    return this.asking;
  }
}

export const who = new Who();

/** To the page for that, and back here afterwards. */
export function logInFirst(): void {
  router.go(`/login?then=${encodeURIComponent(location.pathname + location.search)}`);
}

/** Where somebody wanted to go before logging in: a page of ours and nothing else. */
export function wanted(query: URLSearchParams): string {
  const then = query.get("then") ?? "/";
  return new URL(then, location.origin).origin === location.origin && then.startsWith("/") ? then : "/";
}
