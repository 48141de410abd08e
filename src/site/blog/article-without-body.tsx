import { LoadAgainButton } from '#ui/load-again-button.tsx';
import { CallButton } from '../clinic/call-button.tsx';

/** Instead of an article's text, when the code that renders it did not load. */
export function ArticleWithoutBody() {
  return (
    <div role="alert">
      <p>Failed to load post</p>
      <div className="mt-5 flex flex-wrap gap-3">
        <LoadAgainButton label="Try again" />
        <CallButton variant="outline" />
      </div>
    </div>
  );
}
