import { Link } from 'react-router-dom';
import * as paths from '#words/paths.ts';
import * as words from '#words/patient-info.ts';

export function LegalNotice() {
  return (
    <section className="pb-[clamp(3rem,2rem+4vw,5rem)]" aria-labelledby="notice-title">
      <div className="wrap">
        <div className="grid gap-x-20 gap-y-3 border-t border-line pt-8 lg:grid-cols-[.7fr_1.3fr]">
          <h2 id="notice-title" className="text-h4">
            {words.notice}
          </h2>
          <div className="grid max-w-[68ch] gap-3 text-small text-text-2">
            <p>{words.noticeText}</p>
            <p>
              {words.moreIn}{' '}
              <Link className="link" to={paths.disclaimer}>
                {words.disclaimer}
              </Link>
              . {words.rightTo}{' '}
              <Link className="link" to={paths.goodFaithEstimate}>
                {words.estimate}
              </Link>
              .
            </p>
          </div>
        </div>
      </div>
    </section>
  );
}
