import { Link } from 'react-router-dom';
import { Head } from '#ui/head.tsx';
import { backTo } from '#words/item.ts';
import { CallButton } from '../clinic/call-button.tsx';
import { TryAgain } from './try-again.tsx';

type ItemLoadErrorProps = {
  title: string;
  failure: { message: string };
  list: { name: string; path: string };
};

export function ItemLoadError({ title, failure, list }: ItemLoadErrorProps) {
  return (
    <div className="wrap section">
      <Head title={list.name} noindex />
      <div role="alert">
        <h1 className="text-h1">{title}</h1>
        <p className="mt-4 max-w-[48ch] text-lead text-text-2">{failure.message}</p>
      </div>
      <div className="mt-8 flex flex-wrap gap-3">
        <TryAgain failure={failure} />
        <CallButton variant="outline" />
      </div>
      <p className="mt-6">
        <Link to={list.path} className="link">
          {backTo(list.name)}
        </Link>
      </p>
    </div>
  );
}
