/** The HTML of a block without its inner blocks, split where those were: before the first closing tag. */
export function wrapperOf( html: string ): {
	readonly before: string;
	readonly after: string;
} {
	const found = html.indexOf( '</' );
	const cut = found < 0 ? html.length : found;
	return { before: html.slice( 0, cut ), after: html.slice( cut ) };
}
