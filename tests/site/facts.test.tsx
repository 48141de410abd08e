import { readdirSync, readFileSync } from 'node:fs';
import { cleanup } from '@testing-library/react';
import { beforeAll, describe, expect, it } from 'vitest';
import { originalWords } from '#domain/messages/original-words.ts';
import { sitePages } from '../../scripts/feeds/sitemap.ts';
import { guideHtml } from '../../scripts/pip-guide/guide-html.ts';
import { clinicPhotos } from '../../scripts/seed/pictures/clinic-photos.ts';
import { clinic } from '../../scripts/seed/sample-clinic.ts';
import { openPage } from '../open-route.tsx';

/** Articles and captions are read as they are written. */
const pages = sitePages.filter((path) => path !== '/blog' && path !== '/gallery');
const articleFolder = 'scripts/seed/posts/articles';
const guide = 'the PDF guide';
const captions = 'captions of photos';
const mails = 'mails';

/** The visible text of each place, with collapsed white space. */
const texts = new Map<string, string>();
const text = (place: string) => {
  const found = texts.get(place);
  if (found === undefined) throw new Error(`No text of ${place}`);
  return found;
};
const plain = (words: string) => words.replace(/\s+/g, ' ').replaceAll("'", '’');

/** The text with a space between neighboring elements. */
function wordsOf(root: Element): string {
  const walker = root.ownerDocument.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  const parts: string[] = [];
  while (walker.nextNode()) parts.push(walker.currentNode.textContent ?? '');
  return plain(parts.join(' ')).replace(/ ([.,;:?!])/g, '$1');
}

beforeAll(async () => {
  for (const page of pages) {
    await openPage(page);
    texts.set(page, wordsOf(document.body));
    cleanup();
  }
  texts.set(
    guide,
    wordsOf(new DOMParser().parseFromString(guideHtml(clinic, 'en'), 'text/html').body),
  );
  for (const file of readdirSync(articleFolder)) {
    texts.set(file, plain(readFileSync(`${articleFolder}/${file}`, 'utf8')));
  }
  texts.set(mails, plain(JSON.stringify(originalWords)));
  texts.set(captions, clinicPhotos.map(({ caption }) => caption).join('. '));
});

const pip = 'how-utah-pip-pays.md';

describe('says', () => {
  it.each([
    [
      'that help at home is a ceiling with a wait, for help someone got or paid for',
      ['/patient-info', guide, pip],
      [
        /up to \$20 a day,? for up to 365 days/i,
        /The first (3|three) days aren’t paid unless you can’t do them for more than two weeks/,
        /Only (for )?help you actually got or paid for/,
      ],
    ],
    [
      'that lost income is a share with a ceiling',
      ['/patient-info', guide, pip],
      [/85( percent|%) of what you lose, at most \$250 a week, for up to 52 weeks/],
    ],
    ['that funeral costs have a ceiling', ['/patient-info', guide, pip], [/Up to \$1,500/i]],
    [
      'what protects the reader from a slow insurer',
      ['/patient-info', guide, pip],
      [
        /PIP has no deductible/,
        /30 days to pay a bill once it has proof, and owes 1\.5 percent interest a month/,
        /usually have four years to sue over unpaid PIP\. Ask an attorney/,
      ],
    ],
    [
      'to tell the truth, not what to say to be paid',
      [guide, pip, 'talking-to-insurance-companies.md', 'the-first-hour-after-a-crash.md'],
      [/If anyone is hurt, say so/],
    ],
    ['how to have pain checked', [guide], [/Tell them about the crash, and when the pain began/]],
    [
      'which headaches come from the neck',
      ['/', '/patient-info'],
      [/Headaches and migraines Some headaches after a crash start in the upper neck\./],
    ],
    [
      'what goes to attorneys only with an authorization',
      ['/attorneys', '/disclaimer'],
      [/To attorneys, records go only with a signed HIPAA authorization\./],
    ],
    ['the licensed title', ['/attorneys'], [/the treating chiropractic physician/]],
    [
      'who can read requests',
      ['/privacy'],
      [/signed-in staff with a role for it/, /a link for staff, and nothing of what you wrote/],
    ],
    [
      'what a keyed hash is, and how long it is kept',
      ['/privacy'],
      [/a code made from your IP address with a secret key/, /the database deletes it/],
    ],
    [
      'that staff correct and delete by hand',
      ['/privacy'],
      [/stays until our staff delete it by hand/, /Our staff do that by hand/],
    ],
    [
      'how long requests are kept',
      ['/privacy'],
      [/managers can set how long each kind is kept/, /counts from the last thing that happened/],
    ],
    [
      'since when the notice is in effect',
      ['/notice-of-privacy-practices'],
      [/Effective November 23, 2026/],
    ],
    ['the right to an estimate', ['/patient-info'], [/right to a good faith estimate in writing/]],
    [
      'the signs of a torn artery of the neck',
      [
        '/patient-info',
        guide,
        'headaches-after-a-crash.md',
        'what-whiplash-feels-like.md',
        'emergency-room-urgent-care-or-clinic.md',
        'the-first-hour-after-a-crash.md',
        'sleeping-with-a-sore-neck.md',
      ],
      [
        /double vision|sees double/i,
        /droop/,
        /trouble (swallowing or speaking|speaking or swallowing)/,
        /dizziness[^.]* with neck pain|neck pain with new dizziness/i,
      ],
    ],
  ] as const)('%s', (_, places, facts) => {
    for (const place of places) {
      for (const fact of facts) expect(text(place), place).toMatch(fact);
    }
  });
});

describe('nowhere says', () => {
  it.each([
    [
      'that records are never released',
      /records leave|leave the clinic only|release records only/i,
    ],
    ['that a hash cannot be read', /cannot be read back|keyed hash/i],
    ['that only staff in the back office read requests', /only signed-in staff can read/i],
    ['that every change is recorded', /each change is recorded/i],
    ['that migraine starts in the neck', /often start in the upper neck|starts in the upper neck/i],
    [
      'what to tell an insurer to be paid',
      /people were hurt|began with a car crash|and I am hurt|"I’m fine"/i,
    ],
    ['an invented deadline or amount', /14[- ]day|\$2,000|income continuation/i],
    [
      'that a ceiling is the usual amount',
      /(?<!up to )(?<!most )\$(20 a day|250 a week,? whichever)/i,
    ],
    ['who can get through the door', /no steps/i],
    ['that bills do not depend on a case', /never depends on how a case ends/i],
    ['what counsel has to confirm', /counsel/i],
    [
      'that PIP will pay a certain sum',
      /PIP (pays|covers) (at least )?\$|pays at least|minimum PIP pays|What PIP pays|covers at least/i,
    ],
    [
      'what no American front desk says',
      /(?<!\{)opening hours|whoever|\b(some|any|every|no)body\b|days or times suit|our daily work|own images|really given|to the heirs\b(?<!paid to the heirs)|what the law gives|minimums of|copayments|\bexaminations?\b|whom to see|you hear of it|no contract|on the internet/i,
    ],
    [
      'full forms where people contract',
      /\b(do|does|did|is|are|was) not (need|have to|mean|know)\b/i,
    ],
  ])('%s', (_, words) => {
    const places = [...texts].filter(([, said]) => words.test(said)).map(([place]) => place);
    expect(places).toEqual([]);
  });
});
