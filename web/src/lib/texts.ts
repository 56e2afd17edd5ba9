import { type Language, settings } from "./settings.svelte";

/** Messages by id. `{name}` is a gap; `{count|point|points}` is the first word after one, the second otherwise. */
export type Table = Readonly<Record<string, string>>;

type Values = Record<string, string | number>;

type Gap<Inside extends string> = Inside extends `${infer Name}|${string}` ? Name : Inside;

/** The gaps of a text, so that the compiler misses what a caller forgets. */
export type Gaps<Text extends string> = Text extends `${string}{${infer Inside}}${infer Rest}`
  ? Gap<Inside> | Gaps<Rest>
  : never;

type Filled<Text extends string> = [Gaps<Text>] extends [never] ? [] : [Record<Gaps<Text>, string | number>];

/** The ids below a prefix: of `phase.work` and `phase.over`, `work` and `over`. */
export type Below<Texts, Prefix extends string> = {
  [Id in keyof Texts]: Id extends `${Prefix}.${infer Name}` ? Name : never;
}[keyof Texts];

const RULES = { en: new Intl.PluralRules("en"), de: new Intl.PluralRules("de") };
const GAP = /\{(\w+)(?:\|([^|}]*)\|([^|}]*))?\}/g;

/** Whether a word after this number is in the singular. */
export function isOne(count: number): boolean {
  return RULES[settings.language].select(count) === "one";
}

export function fill(text: string, values: Values): string {
  return text.replace(GAP, (gap, name: string, one?: string, many?: string) => {
    const value = values[name];
    if (value === undefined) return gap;
    return one === undefined ? String(value) : isOne(Number(value)) ? one : many!;
  });
}

/** The one way to say something: a text of a table in the reader's language, its gaps filled. */
export function speaker<const En extends Table>(
  texts: { en: En } & Record<Exclude<Language, "en">, Record<keyof En, string>>,
): <Id extends keyof En & string>(id: Id, ...values: Filled<En[Id]>) => string {
  return (id, ...values) => fill(texts[settings.language][id], values[0] ?? {});
}
