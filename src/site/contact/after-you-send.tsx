const steps = [
  'We’ll get back to you, by phone or email.',
  'We agree on a time during office hours.',
  'Have your insurance card nearby if you were in a car accident.',
];

export function AfterYouSend() {
  return (
    <section className="mt-12 border-t border-line pt-9" aria-labelledby="after-title">
      <h2 id="after-title" className="text-h3">
        After you send your request
      </h2>
      <ol className="mt-5 grid gap-6 sm:grid-cols-3">
        {steps.map((step, index) => (
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
