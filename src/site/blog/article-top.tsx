import { ArrowLeft } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { Panel } from '#ui/panel.tsx';
import * as words from '#words/article.ts';
import { blog } from '#words/frame.ts';
import * as paths from '#words/paths.ts';
import { useClinic } from '../clinic/use-clinic.ts';
import { movesPictures, useMovingPicture } from '../moving-picture.ts';

type ArticleTopProps = {
  title: string;
  date: ReactNode;
  /** Reading time in whole minutes. */
  minutes: number;
  picture?: ReactNode;
};

export function ArticleTop({ title, date, minutes, picture }: ArticleTopProps) {
  const clinic = useClinic();
  const moving = useMovingPicture(useLocation().pathname);
  return (
    <>
      <Panel as="header" tone="facts">
        <div className="wrap pt-6 pb-28 md:pt-10 md:pb-44">
          <Link to={paths.blog} className="more" viewTransition={movesPictures()}>
            <ArrowLeft className="ico" />
            {blog}
          </Link>
          <h1 className="mt-5 max-w-[13.4em] text-h1 wrap-anywhere">{title}</h1>
          <p className="mt-6 flex flex-wrap items-center gap-x-5 gap-y-2 text-text-2">
            <span className="flex items-center gap-2.5">
              <img
                src="/img/mark.svg"
                alt=""
                width={32}
                height={32}
                className="size-8 rounded-sm"
              />
              {clinic.name}
            </span>
            {date}
            <span>{words.readingTime(minutes)}</span>
          </p>
        </div>
      </Panel>
      <div className="wrap -mt-20 md:-mt-32 print:mt-5">
        <div
          style={moving}
          className="relative aspect-[3/2] overflow-hidden rounded-xl bg-tint sm:aspect-[2/1] print:aspect-[3/1]"
        >
          {picture}
        </div>
      </div>
    </>
  );
}
