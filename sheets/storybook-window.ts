/** A check that ran after a story had played, as axe. */
interface Report {
  readonly type: string;
  readonly status: string;
  readonly result: {
    readonly violations?: readonly {
      readonly id: string;
      readonly help: string;
      readonly nodes: readonly { readonly html: string }[];
    }[];
  };
}

interface Story {
  readonly argTypes?: Readonly<Record<string, { readonly control?: unknown }>>;
  readonly initialArgs?: Readonly<Record<string, unknown>>;
  readonly storyGlobals?: { readonly viewport?: { readonly value: string } };
  readonly parameters?: {
    readonly viewport?: {
      readonly options?: Readonly<
        Record<string, { readonly styles?: { readonly width: string; readonly height: string } }>
      >;
    };
  };
}

/** The fields of a message on Storybook's channel; the event decides which are present. */
export interface Message {
  readonly message?: string;
  readonly storyId?: string;
  readonly status?: string;
  readonly reporters?: readonly Report[];
}

type Listener = (message: Message) => void;

declare global {
  interface Window {
    readonly __STORYBOOK_PREVIEW__?: {
      readonly currentRender?: {
        readonly id?: string;
        readonly phase?: string;
        readonly story?: Story;
      };
      /** Resolves when it can show a story. */
      readonly ready: () => Promise<void>;
      readonly loadStory: (entry: { readonly storyId: string }) => Promise<Story>;
      readonly channel?: {
        readonly emit: (event: string, payload: object) => void;
        readonly on: (event: string, listener: Listener) => void;
        readonly once: (event: string, listener: Listener) => void;
        readonly off: (event: string, listener: Listener) => void;
      };
    };
  }
}
