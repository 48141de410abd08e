import { ButtonLink } from '#ui/button.tsx';
import { Dashes } from '#ui/dashes.tsx';
import { Head } from '#ui/head.tsx';

/** For an address of no article, or of an unpublished one. */
export function PostNotFound() {
  return (
    <div className="wrap section">
      <Head title="404 - Post Not Found" noindex />
      <Dashes className="mb-8 h-[7px] w-[74px]" />
      <h1 className="text-h1">404 - Post Not Found</h1>
      <p className="mt-4 max-w-[48ch] text-lead text-text-2">
        The blog post you're looking for doesn't exist.
      </p>
      <p className="mt-8">
        <ButtonLink to="/blog">Back to Blog</ButtonLink>
      </p>
    </div>
  );
}
