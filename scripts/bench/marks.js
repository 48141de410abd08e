// Runs in a page before everything else: records paints, layout shifts and long tasks.
window.marks = { lcp: 0, picture: '', cls: 0, tasks: [] };
for (const [type, note] of Object.entries({
  'largest-contentful-paint': ({ startTime, url }) =>
    Object.assign(window.marks, { lcp: startTime, picture: url }),
  'layout-shift': ({ value, hadRecentInput }) => {
    if (!hadRecentInput) window.marks.cls += value;
  },
  longtask: ({ startTime, duration }) => window.marks.tasks.push([startTime, duration]),
})) {
  const observer = new PerformanceObserver((list) => list.getEntries().forEach(note));
  observer.observe({ type, buffered: true });
}
