import * as words from '#words/contact.ts';

export function AfterYouSend() {
  return (
    <section className="mt-12 border-t border-line pt-9" aria-labelledby="after-title">
      <h2 id="after-title" className="text-h3">
        {words.afterTitle}
      </h2>
      <ol className="mt-5 grid gap-6 sm:grid-cols-3">
        {words.afterSteps.map((step, index) => (
          <li key={step} className="flex gap-3.5 sm:grid sm:content-start sm:gap-3">
            <span
              className="num grid size-8 flex-none place-items-center rounded-full bg-primary-soft font-bold text-primary"
              aria-hidden="true"
            >
              {index + 1}
            </span>
            <span className="text-text-2">{step}</span>
          </li>
        ))}
      </ol>
    </section>
  );
}
