import { stem } from './stem.ts';

/** English words that say nothing about a subject; texts are compared without them. */
const silent = `a about above after again against all also am an and any are as at be because been before being below
between both but by can cannot could did do does doing done down during each either else etc even ever every few for from
further get give given had has have having he her here hers him his how however if in into is it its itself just least
less let like ll many may me might more most much must my neither never no nor not now of off often on once only onto or
other others ought our ours out over own per please quite rather re same shall she should since so some such than that
the their theirs them then there these they this those though through thus to too toward towards under until up upon us
use used user users uses using ve very via was we well were what when where whether which while who whom whose why will
with within without would yes yet you your yours e g i s t d`;

/** Words of any request and of any instruction: they tell subjects apart only where a library proves it. */
const workaday = `able access act action actual add additional address agent allow already always answer app apply
approach appropriate ask available avoid back base based basic best better build call case cause change check choose clear
code collect column command common complete complex compute configure consider contain content context convert correct
count cover create current custom data dataset date default define describe description design detail determine develop
different direct directory document easy edit enable end ensure environment error exact example execute exist expect
explain extra extract fail false field file final find fine first fix folder follow format full function general generate
goal good great group guide handle help high identify implement import important improve include information input
instruction integrate issue item json keep key kind know large last latest level line list load local locate location
long look low main make manage manual match max mean method min miss mode model multiple name need new next non note
number object off one open operate option order original output overview part pass path pattern perform plan point
possible practice prepare present problem process produce program project proper provide purpose question quick read
ready real reason record reference relate related relevant remove replace report request require resource response rest
result return review right root row rule run sample save script search second section see select separate set setup share
show simple single size skill solution solve source specific specify standard start state status step store string
structure style support sure system table take target task team template test text thing three time title tool top total
track true try turn two txt type understand update usage valid value various verify version view want way whole word work
workflow write wrong`;

const silentWords: ReadonlySet<string> = new Set(silent.split(/\s+/));
const workadayStems: ReadonlySet<string> = new Set(workaday.split(/\s+/).map(stem));

/** @param folded a lower-case word, not stemmed */
export function isSilent(folded: string): boolean {
  return silentWords.has(folded);
}

const hiragana = /^\p{Script=Hiragana}+$/u;

/** Two Hiragana signs are mostly grammar. @param folded a lower-case word, or two neighbouring signs of a script without spaces */
export function isGrammar(folded: string): boolean {
  return folded.charCodeAt(0) >= 0x3041 && hiragana.test(folded);
}

/** @param term a stem */
export function isWorkaday(term: string): boolean {
  return workadayStems.has(term);
}
