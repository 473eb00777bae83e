import { findTerms, searchTerms } from '../../shared/text/search-words.ts';

/** Marks the words and phrases of a search in the titles and texts of its results, where the browser can (CSS Custom Highlight API). */
export function markWords(list: HTMLElement | null, q: string) {
  if (!list || !CSS.highlights) return;
  const terms = searchTerms(q);
  const ranges: StaticRange[] = [];
  for (const element of list.querySelectorAll('h3, [data-content], [data-excerpt]')) {
    const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) {
      const node = texts.currentNode as Text;
      for (const { start, end } of findTerms(node.data, terms)) {
        const to = { endContainer: node, endOffset: end };
        ranges.push(new StaticRange({ startContainer: node, startOffset: start, ...to }));
      }
    }
  }
  CSS.highlights.set('searched', new Highlight(...ranges));
}
