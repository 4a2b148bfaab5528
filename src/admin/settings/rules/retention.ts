/** Whether saving `draft` deletes what is kept now; 0 is longer than any number. */
export const isShorter = ( draft: number, saved: number ): boolean =>
	draft !== 0 && ( saved === 0 || draft < saved );
