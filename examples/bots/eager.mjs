// A bot in another language: it plays the first choice with a verb that it likes, and else the first there is.
//     lascaux match "program:node examples/bots/eager.mjs" random --games 20
import { createInterface } from "node:readline";

const LIKED = ["furnish", "use", "take", "place", "build"];
let choices = [];

for await (const line of createInterface({ input: process.stdin })) {
  const [word, ...rest] = line.split(" ");
  if (word === "lascaux") {
    console.log("name Eager");
    console.log("ready");
  } else if (word === "turn") {
    choices = [];
  } else if (word === "choice") {
    const [number, verb] = rest;
    choices.push({ number, verb });
  } else if (word === "go") {
    const liked = LIKED.flatMap((verb) => choices.filter((choice) => choice.verb === verb));
    console.log(`play ${(liked[0] ?? choices[0]).number}`);
  } else if (word === "quit") {
    break;
  }
}
