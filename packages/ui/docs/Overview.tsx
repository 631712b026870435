import { components } from './component-status.ts';
import { overview, overviewPicture, overviewTile, sample } from './docs.css.ts';

/** The sheets of all components side by side, each a way to its page. */
export function Overview() {
  const pictured = components.filter(({ picture }) => picture !== undefined);
  return (
    <div className={`sb-unstyled ${sample} ${overview}`}>
      {pictured.map(({ name, room, docsId, picture }) => (
        <a key={docsId} href={`./?path=/docs/${docsId}`} target="_top" className={overviewTile}>
          {(['light', 'dark'] as const).map((theme) => (
            <img
              key={theme}
              src={`./sheets/${theme}/${picture}`}
              alt=""
              loading="lazy"
              className={overviewPicture[theme]}
            />
          ))}
          <strong>{name}</strong> {room}
        </a>
      ))}
    </div>
  );
}
