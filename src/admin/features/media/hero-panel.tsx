import { useRevalidator } from 'react-router-dom';
import { resetSiteMedia, setSiteMedia } from '#data/pictures/site-media-admin.ts';
import type { Settled } from '#data/settled.ts';
import { Badge } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { Skeleton } from '#ui/loading/skeleton.tsx';
import { SafeImage } from '#ui/safe-image.tsx';
import { ShownData } from '../../shared/data/shown-data.tsx';
import { UploadButton } from '../../shared/pictures/upload-button.tsx';
import { usePictureUpload } from '../../shared/pictures/use-picture-upload.ts';
import { useSave } from '../../shared/save/use-save.ts';

const uploadFailed = 'Failed to upload hero image';
const builtIn = '/img/hero-wide.svg';
const frame = 'aspect-2/1 w-full rounded-[10px] border border-line object-cover';

/** The picture at the top of the home page. hero: its address, null for the built-in one. */
export function HeroPanel({ hero }: { hero: Promise<Settled<string | null>> }) {
  return (
    <Card as="section" aria-labelledby="hero-title" className="@container p-5">
      <ShownData
        data={hero}
        fallback={
          <>
            <Title />
            <Skeleton className={`mt-4 ${frame}`} />
          </>
        }
        errorClass="mb-4"
        instead={<Hero url={null} />}
      >
        {(url) => <Hero url={url} />}
      </ShownData>
    </Card>
  );
}

function Title() {
  return <h2 id="hero-title">Homepage hero</h2>;
}

function Hero({ url }: { url: string | null }) {
  const { revalidate } = useRevalidator();
  const { save, by } = useSave(revalidate);
  const upload = usePictureUpload('hero', uploadFailed, (picture) =>
    save({
      write: () => setSiteMedia('hero', picture, by),
      failed: uploadFailed,
      inForm: true,
      publishes: true,
      done: 'Hero image updated successfully!',
    }),
  );
  const reset = () => {
    if (!window.confirm('Reset the hero image to the default one?')) return;
    void save({
      write: () => resetSiteMedia('hero', by),
      failed: 'Failed to reset hero image',
      publishes: true,
      done: 'Hero image reset to default successfully!',
    });
  };

  return (
    <>
      <div className="flex items-center justify-between gap-3">
        <Title />
        <Badge tone={url ? 'ok' : 'mute'}>{url ? 'Custom' : 'Default'}</Badge>
      </div>
      <div className="mt-4 grid items-start gap-4 @xl:grid-cols-[minmax(0,22rem)_minmax(0,1fr)] @xl:gap-6">
        <SafeImage
          src={url}
          fallback={builtIn}
          alt="Current hero"
          width={1200}
          height={600}
          className={frame}
        />
        <UploadButton
          upload={upload}
          label="Upload image"
          accept="image/*,.heic,.heif,.hif,.svgz"
          hint="1200x600 (2:1) recommended, under 10MB. JPG, PNG, WebP, GIF, BMP, TIFF, SVG, HEIC or HEIF."
        >
          {url && (
            <Button variant="ghost" onClick={reset}>
              Reset to Default
            </Button>
          )}
        </UploadButton>
      </div>
    </>
  );
}
