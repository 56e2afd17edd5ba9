import type { ErrorAnswer } from "./messages";
import { settings } from "./settings.svelte";

/** The server said no, in words for the reader. */
export class Refused extends Error {
  constructor(
    readonly status: number,
    readonly code: string,
    text: string,
  ) {
    super(text);
  }
}

type Method = "GET" | "POST" | "PUT" | "PATCH" | "DELETE";

async function ask(method: Method, path: string, body?: unknown): Promise<Response> {
  const address = new URL(`/api${path}`, location.href);
  address.searchParams.set("language", settings.language);
  const headers: Record<string, string> = body === undefined ? {} : { "Content-Type": "application/json" };
  const answer = await fetch(address, { method, headers, body: body === undefined ? null : JSON.stringify(body) });
  if (answer.ok) return answer;
  const error = ((await answer.json().catch(() => ({}))) as Partial<ErrorAnswer>).error;
  throw new Refused(answer.status, error?.code ?? "unknown", error?.text ?? answer.statusText);
}

export async function get<T>(path: string): Promise<T> {
  return (await (await ask("GET", path)).json()) as T;
}

/** `Body` is the message that the server expects there. */
export async function post<T, Body extends object = Record<string, never>>(path: string, body?: Body): Promise<T> {
  const answer = await ask("POST", path, body ?? {});
  return (answer.status === 204 ? undefined : await answer.json()) as T;
}

export async function put<T, Body extends object>(path: string, body: Body): Promise<T> {
  const answer = await ask("PUT", path, body);
  return (answer.status === 204 ? undefined : await answer.json()) as T;
}

export async function patch<T, Body extends object>(path: string, body: Body): Promise<T> {
  return (await (await ask("PATCH", path, body)).json()) as T;
}

export async function remove(path: string): Promise<void> {
  await ask("DELETE", path);
}

/** For what a page can do without: if the server is away, nothing happens, and it is asked again some other time. */
export function whenThere<T>(answer: Promise<T>, use: (found: T) => void): void {
  answer.then(use, () => undefined);
}
