import { guideFileOf, guidePageNames, helpPathOf } from '../../shared/paths/guide-pages.ts';

type GuideSection = { id: string; title: string; text: string };
type Guide = { title: string; intro: string; sections: GuideSection[] };

/** pictures: addresses by file name. */
export function guideFrom(markdown: string, pictures: Readonly<Record<string, string>>): Guide {
  const [first = '', ...others] = markdown.split(/^## /m);
  const [title = '', ...intro] = first.split('\n');
  const shown = (text: string) => withPictures(withLinks(text), pictures).trim();
  return {
    title: title.replace(/^# /, ''),
    // The page has its own list of pages.
    intro: shown(intro.filter((line) => !line.startsWith('[Guide](')).join('\n')),
    sections: others.map((section) => {
      const [heading = '', ...text] = section.split('\n');
      return { id: anchorOf(heading), title: heading, text: shown(text.join('\n')) };
    }),
  };
}

/** As GitHub names the anchor of a heading, so that the guide's links hold in both places. */
const anchorOf = (heading: string) =>
  heading
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\- ]/gu, '')
    .replaceAll(' ', '-');

/** Pages of the guide are pages of the back office. Staff can't open the other documents. */
function withLinks(text: string): string {
  return text.replace(
    /(?<!!)\[([^\]]+)\]\((?!https?:)([^)#]*?)\.md(#[^)]*)?\)/g,
    (_, words, file, anchor) => {
      const name = guidePageNames.find((each) => guideFileOf(each) === file);
      return name === undefined ? words : `[${words}](${helpPathOf(name)}${anchor ?? ''})`;
    },
  );
}

function withPictures(text: string, pictures: Readonly<Record<string, string>>): string {
  return text.replace(
    /(?<=\]\(|src=")([\w./-]+\/)?([\w-]+\.webp)/g,
    (path, _, file) => pictures[file] ?? path,
  );
}
