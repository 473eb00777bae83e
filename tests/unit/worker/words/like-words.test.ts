import fc from 'fast-check';
import { expect, test } from 'vitest';
import { uninflected } from '../../../../worker/words/like-words.ts';

// Words that the names of topics and passages have, and their irregular kin.
const nouns = `abuse abuses, age ages, altar altars, angel angels, apostle apostles, appendix appendices, ass asses,
  axis axes, baby babies, basis bases, belief beliefs, bias biases, blessing blessings, box boxes, brother brethren,
  building buildings, calf calves, cause causes, child children, church churches, class classes, codex codices,
  course courses, covenant covenants, creed creeds, crisis crises, cross crosses, curse curses, deity deities,
  disciple disciples, disease diseases, echo echoes, emphasis emphases, faith faiths, feast feasts, foot feet,
  fox foxes, genealogy genealogies, glory glories, guess guesses, half halves, hero heroes, horse horses, house houses,
  hypothesis hypotheses, idol idols, image images, index indices, issue issues, judge judges, kindness kindnesses,
  king kings, knife knives, leaf leaves, lens lenses, life lives, lie lies, loaf loaves, man men, matrix matrices,
  meaning meanings, miracle miracles, mouse mice, movie movies, nurse nurses, oasis oases, offering offerings,
  ox oxen, parable parables, paradise paradises, Pharisee Pharisees, phase phases, plague plagues, potato potatoes,
  praise praises, promise promises, prophecy prophecies, psalm psalms, purpose purposes, religion religions, rose roses,
  saying sayings, sense senses, shelf shelves, shoe shoes, sky skies, species species, spy spies, staff staves,
  suffering sufferings, synthesis syntheses, teaching teachings, thesis theses, thief thieves, tongue tongues,
  tooth teeth, tree trees, trespass trespasses, universe universes, value values, verse verses, virus viruses,
  vision visions, wedding weddings, wife wives, witness witnesses, wolf wolves, woman women, zombie zombies`;

const verbs = `agree agrees agreed agreeing, baptize baptizes baptized baptizing, bless blesses blessed blessing,
  call calls called calling, carry carries carried carrying, cause causes caused causing, close closes closed closing,
  curse curses cursed cursing, die dies died dying, do does doing, feed feeds fed feeding, focus focuses focused focusing,
  forgive forgives forgave forgiven forgiving, go goes went gone going, hope hopes hoped hoping,
  intercede intercedes interceded interceding, lie lies lied lying, lose loses lost losing, need needs needed needing,
  obey obeys obeyed obeying, pass passes passed passing, praise praises praised praising,
  promise promises promised promising, raise raises raised raising, rise rises rose risen rising,
  sing sings sang sung singing, stop stops stopped stopping, study studies studied studying, use uses used using,
  worship worships worshipped worshipping`;

test.each(
  `${nouns}, ${verbs}`
    .toLowerCase()
    .split(/,\s+/)
    .map((forms) => [forms.split(' ')]),
)('all forms have one stem: %s', (forms) => {
  expect(new Set(forms.map(uninflected)).size).toBe(1);
});

test('words that only look like forms of another one have their own stems', () => {
  const words =
    'bless bus cure curse fall false gene Genesis king meaning one plea please red tea tease'
      .toLowerCase()
      .split(' ');
  expect(new Set([...words, 'being', 'be', 'mean'].map(uninflected)).size).toBe(words.length + 3);
});

test('the stem of a stem is itself', () => {
  const endings = ['', ...'e ed ee es ie ied ies ing ings is s ss us y'.split(' ')];
  const word = fc.tuple(fc.stringMatching(/^[a-z]{1,6}$/), fc.constantFrom(...endings));
  fc.assert(
    fc.property(word, ([beginning, ending]) => {
      const stem = uninflected(beginning + ending);
      expect(uninflected(stem)).toBe(stem);
    }),
    { numRuns: 2_000 },
  );
});
