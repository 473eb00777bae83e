import { handoutPath } from './handout.ts';

export const handoutFormats = [
  {
    extension: 'docx',
    action: 'Download for Word',
    type: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  },
  {
    extension: 'md',
    action: 'Download as Markdown',
    type: 'text/markdown; charset=utf-8',
  },
] as const;

export type HandoutFormat = (typeof handoutFormats)[number];

export function handoutFilePath({ extension }: HandoutFormat): string {
  return `${handoutPath}.${extension}`;
}
