import type { Random } from './random.ts';

const readers = [
  'a careful reader',
  'the honest doubter',
  'a patient listener',
  'the first hearer',
  'anyone in the pew',
];
const acts = [
  'notices',
  'stumbles over',
  'does well to weigh',
  'may pass over',
  'learns to value',
  'returns to',
];
const matters = [
  'the plain detail of this passage',
  'the names that nobody would invent',
  'the order of events',
  'what the witnesses leave unsaid',
  'the place where it happened',
  'the cost of saying it aloud',
  'a question that has not gone away',
  'the difference between proof and good grounds',
];
const reasons = [
  'for the claim stands or falls with it',
  'since a legend seldom troubles with such things',
  'because faith is not afraid of a question',
  'as the earliest readers did',
  'and it rewards a second look',
];
const turns = [
  'Some object that',
  'It is often said that',
  'One may grant that',
  'Suppose for a moment that',
];
const objections = [
  'the distance in time is too great',
  'memory cannot be trusted',
  'the world explains itself',
  'a miracle is ruled out beforehand',
  'every faith says much the same',
];
const replies = [
  'yet that has to be shown and not merely assumed',
  'but the text itself points the other way',
  'and the objection deserves a fair hearing',
  'and still the tomb has to be explained',
  'but the same rule would empty every library',
];

const capitalized = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** Returns a sentence with its period. */
export const sentence = ({ below, pick }: Random): string =>
  below(3) === 0
    ? `${pick(turns)} ${pick(objections)}, ${pick(replies)}.`
    : `${capitalized(pick(readers))} ${pick(acts)} ${pick(matters)}, ${pick(reasons)}.`;

/** Returns a title without a number or a label: 'Where the honest doubter asks about the order of events'. */
export const heading = ({ below, pick }: Random): string =>
  below(8) === 0
    ? capitalized(`${pick(matters)}, ${pick(reasons)}`)
    : `${pick(['Where', 'How', 'When', 'Why'])} ${pick(readers)} ${pick(acts)} ${pick(matters)}`;
