import { Link } from 'react-router-dom';

export function LegalNotice() {
  return (
    <section className="pb-[clamp(3rem,2rem+4vw,5rem)]" aria-labelledby="notice-title">
      <div className="wrap">
        <div className="grid gap-x-20 gap-y-3 border-t border-line pt-8 lg:grid-cols-[.7fr_1.3fr]">
          <h2 id="notice-title" className="text-h4">
            Legal notice
          </h2>
          <div className="grid max-w-[68ch] gap-3 text-small text-text-2">
            <p>
              This page is general information. It is not medical advice, not legal advice, and not
              a promise of results. Reading it, calling us or sending a form does not create a
              patient-provider relationship; that begins when we accept you as a patient at a visit.
            </p>
            <p>
              What insurance pays depends on your policy, the law and your insurer. Never put off
              medical help because of something you read here. More in our{' '}
              <Link className="link" to="/disclaimer">
                disclaimer
              </Link>
              . If you have no insurance or don’t use it, you have the right to a{' '}
              <Link className="link" to="/good-faith-estimate">
                good faith estimate
              </Link>
              .
            </p>
          </div>
        </div>
      </div>
    </section>
  );
}
