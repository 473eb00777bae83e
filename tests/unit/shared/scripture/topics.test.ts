import { expect, test } from 'vitest';
import { topicGroups } from '../../../../shared/scripture/topics.ts';

test('there are 12 groups with as many topics as the specification lists', () => {
  expect(topicGroups.map(([group, topics]) => `${group}: ${topics.length}`).join(', ')).toBe(
    'Apologetics: 6, Bible: 15, Bible Characters: 6, Christianity: 14, Creation: 5, ' +
      'Current Concerns: 10, God: 3, Gods Existence: 8, Jesus Christ: 8, Philosophy: 6, ' +
      'Science: 10, Worldview: 11',
  );
});
