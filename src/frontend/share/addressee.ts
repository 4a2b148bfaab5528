/** What a visitor has typed into the email dialog. */
export interface Addressee {
	readonly fullName: string;
	readonly toEmail: string;
}

/**
 * Word characters, dots or dashes, an @, labels that each end in a dot, and a last label of 2 to 4 characters, as the
 * specification has it.
 */
const address = /^[\w.-]+@(?:[\w-]+\.)+[\w-]{2,4}$/;

export const isAddress = ( toEmail: string ): boolean =>
	address.test( toEmail );

export const canSend = ( { fullName, toEmail }: Addressee ): boolean =>
	fullName.trim() !== '' && isAddress( toEmail );
