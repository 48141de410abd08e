import { markdownTable } from './tables.ts';

/** One clinic, a month. */
const clinic = {
  days: 30,
  openDays: 22,
  visits: 3000,
  pagesOfVisit: 3,
  desks: 3,
  /** Lists that a desk opens or reads again in a day. */
  listsOfDesk: 60,
  /** Articles, photos and people. */
  publicDocuments: 300,
  /** Changes of staff that no other change within the same minute covers, and pushes. */
  deploys: 30,
  monitorMinutes: 5,
};

/** Profile and second step: the rules look them up for each request of staff. */
const lookUps = 2;

const free = { readsOfDay: 50_000, credits: 300 };
const creditsOfDeploy = 15;

/** What one clinic uses in a month, by the measured growth at 1,000 articles, photos and requests. */
export function costTable(performance: string): string {
  const pages = ['/', '/blog', 'article', '/gallery'].map((page) => growthOf(performance, page));
  const inbox = growthOf(performance, 'inbox');
  const { days, openDays, visits, pagesOfVisit, desks, listsOfDesk, deploys } = clinic;
  const ofPage = pages.reduce((sum, { documents }) => sum + documents, 0) / pages.length;
  const lists = desks * listsOfDesk * openDays;
  const reads: [string, number][] = [
    [
      `${count(visits)} visits of ${pagesOfVisit} pages, ${ofPage} documents each`,
      visits * pagesOfVisit * ofPage,
    ],
    [
      `${desks} desks, ${listsOfDesk} lists a day, ${inbox.documents} documents each`,
      lists * inbox.documents,
    ],
    [
      `What the rules look up for them: ${lookUps} documents a request`,
      lists * inbox.requests * lookUps,
    ],
    [
      `The form's monitor, every ${clinic.monitorMinutes} minutes`,
      (days * 24 * 60) / clinic.monitorMinutes,
    ],
    [
      `${deploys} builds, ${clinic.publicDocuments} documents each`,
      deploys * clinic.publicDocuments,
    ],
  ];
  const sum = reads.reduce((all, [, each]) => all + each, 0);
  const credits = deploys * creditsOfDeploy;
  return markdownTable(
    ['What', 'A month'],
    [
      ...reads.map(([what, each]) => [what, `${count(each)} reads`]),
      [
        `All reads, against ${count(free.readsOfDay)} free ones a day`,
        `${percent(sum / (free.readsOfDay * days))} of them`,
      ],
      [
        `${deploys} deploys, ${creditsOfDeploy} of Netlify's credits each, against ${free.credits} free ones`,
        `${percent(credits / free.credits)} of them`,
      ],
    ],
  );
}

const percent = (part: number) => `${Math.round(part * 100)} %`;
const count = (value: number) => Math.round(value).toLocaleString('en-US');

/** A row of the table 'As the data grow', at 1,000: '16 (71)' is 16 requests with 71 documents. */
function growthOf(performance: string, page: string): { requests: number; documents: number } {
  const table = performance.split('## As the data grow')[1] ?? '';
  const row = table.split('\n').find((line) => line.startsWith(`| ${page} |`));
  const [, requests, documents] = /^(\d+) \((\d+)\)$/.exec(row?.split(' | ')[2] ?? '') ?? [];
  if (!documents)
    throw new Error(`docs/performance.md has no growth of ${page}: run npm run bench.`);
  return { requests: Number(requests), documents: Number(documents) };
}

const begin = '<!-- npm run cost-table -->\n\n';
const end = '\n\n<!-- end -->';

/** The document with the table between its marks. */
export function withCosts(document: string, table: string): string {
  const [before, rest = ''] = document.split(begin);
  const [, after] = rest.split(end);
  if (after === undefined)
    throw new Error('docs/operations.md has lost the marks of its cost table.');
  return before + begin + table + end + after;
}
