import { siteHost } from '#domain/clinic/site-host.ts';
import { imageUrl } from '#domain/pictures/image-url.ts';
import { type PostFields, storablePost } from '#domain/posts/post-fields.ts';
import { classNames } from '#ui/class-names.ts';
import { SafeImage } from '#ui/safe-image.tsx';
import { useClinic } from '../../../shared/data/clinic-facts.ts';
import { SectionCard } from '../../../shared/parts/section-card.tsx';

/** Search engines cut a description after about this many characters. */
const shownInSearch = 160;

/** How the post looks in search results and shared links. */
export function SharingPreview({ fields, className }: { fields: PostFields; className?: string }) {
  const clinic = useClinic();
  // Without the article's text, which is long and not part of it.
  const { title, slug, summary, coverImageUrl, heroUrl } = storablePost({ ...fields, content: '' });
  const name = title || 'Title of the post';
  const text = summary || 'Your summary appears here.';
  return (
    <SectionCard
      title="In search and when shared"
      className={classNames('min-w-0 p-5 sm:p-6', className)}
    >
      <div className="mt-4 grid gap-5 md:grid-cols-2">
        <figure className="min-w-0">
          <figcaption className="hint">Search result</figcaption>
          <div className="mt-2 rounded-md border border-line p-4">
            <p className="truncate text-[.8125rem] text-text-3">
              {siteHost(clinic)} › blog › {slug || '…'}
            </p>
            <p className="mt-1 line-clamp-2 text-[1.125rem] leading-snug text-primary-text wrap-anywhere">
              {name} | {clinic.name}
            </p>
            <p className="mt-1 text-[.875rem] text-text-2 wrap-anywhere">
              {text.length > shownInSearch ? `${text.slice(0, shownInSearch).trimEnd()}…` : text}
            </p>
          </div>
          {summary.length > shownInSearch && (
            <p className="hint mt-2">
              Longer than the {shownInSearch} characters that search results usually show.
            </p>
          )}
        </figure>
        <figure className="min-w-0">
          <figcaption className="hint">Social card</figcaption>
          <div className="mt-2 overflow-hidden rounded-md border border-line">
            <SafeImage
              src={imageUrl(heroUrl || coverImageUrl, { width: 640 })}
              fallback="/img/hero-wide.svg"
              alt=""
              width={640}
              height={335}
              className="aspect-[1.91] w-full bg-tint object-cover"
            />
            <div className="p-4">
              <p className="text-[.8125rem] text-text-3">{siteHost(clinic)}</p>
              <p className="line-clamp-2 font-semibold wrap-anywhere">{name}</p>
              <p className="line-clamp-2 text-[.875rem] text-text-2 wrap-anywhere">{text}</p>
            </div>
          </div>
        </figure>
      </div>
    </SectionCard>
  );
}
