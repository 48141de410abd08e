import { phoneHref } from '#domain/text/phone.ts';
import { clinic } from '../seed/sample-clinic.ts';

const conditions = [
  ['Whiplash', 'Neck strain from being thrown forward and back.'],
  ['Headaches', 'They often start in the upper neck after a sudden jolt.'],
  ['Neck pain', 'Trouble turning your head or checking a blind spot.'],
  ['Shoulder pain', 'Including pain where the seat belt held you.'],
  ['Upper back pain', 'An ache between the shoulder blades.'],
  ['Low back pain', 'Stiff in the morning, worse after sitting.'],
  ['Numbness', 'Tingling that runs into an arm or a leg.'],
  ['Trouble sleeping', 'No position that does not hurt.'],
];

/** The best possible page of this kind: the same words, inline styles, one picture, no script. */
export function limitPage(picture: string | null): string {
  const cards = conditions.map(([name, text]) => `<li><h3>${name}</h3><p>${text}</p></li>`);
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Limit</title>
<link rel="icon" href="data:,">
<style>
* { box-sizing: border-box; margin: 0 }
body { font: 1rem/1.5 system-ui; color: #0c2a34 }
header { display: flex; justify-content: space-between; padding: 1rem 1.25rem; border-bottom: 1px solid #dde }
main { padding: 1.25rem }
h1 { font-size: 2.5rem; line-height: 1.1 }
p { margin: 0.75rem 0 }
img { display: block; width: 100%; height: 20rem; object-fit: cover }
ul { display: grid; gap: 1rem; padding: 0; list-style: none }
li { padding: 1.25rem; border: 1px solid #dde; border-radius: 0.75rem }
footer { padding: 2rem; background: #0c2a34; color: #fff }
</style>
<header><b>${clinic.name}</b> <a href="/contact">Contact</a></header>
<main>
<h1>Hurt in a car crash? Start here.</h1>
<p>We care for whiplash, back pain and headaches after auto accidents.</p>
<p><a href="${phoneHref(clinic.phone)}">Call ${clinic.phone}</a></p>
${picture ? `<img src="${picture.replaceAll('&', '&amp;')}" alt="" width="780" height="640" fetchpriority="high">` : ''}
<h2>What we treat</h2>
<ul>
${cards.join('\n')}
</ul>
</main>
<footer>${clinic.name}, ${clinic.phone}</footer>
</html>
`;
}
