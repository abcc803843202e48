/** Tells a running computation that its answer is no longer wanted. */
export interface Cancel {
  readonly aborted: boolean;
}

/** A Cancel that never fires. */
export const neverCancelled: Cancel = { aborted: false };
