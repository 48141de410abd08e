/** As little as a page can be: words, inlined styles, one picture. Nothing of the same content paints sooner. */
export function limitPage(picture: string | null): string {
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Limit</title>
<link rel="icon" href="data:,">
<style>
body { margin: 0; font: 1rem/1.5 system-ui; color: #0c2a34 }
h1 { font-size: 2.5rem; line-height: 1.1 }
main { padding: 1.25rem }
img { display: block; width: 100%; height: 20rem; object-fit: cover }
</style>
<main>
<h1>Hurt in a car crash? Start here.</h1>
<p>We care for whiplash, back pain and headaches after auto accidents.</p>
<p><a href="tel:+18015550142">Call (801) 555-0142</a></p>
</main>
${picture ? `<img src="${picture.replaceAll('&', '&amp;')}" alt="" width="780" height="640">` : ''}
</html>
`;
}
