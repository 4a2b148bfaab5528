/** Block markup as the editor saves it. */
export const chartData = {
	labels: [ 'Health', 'Friends', 'Money' ],
	datasets: [
		{
			data: [ 7, 9, 4 ],
			backgroundColor: [ '#1db53f', '#ff7134', '#2663ff' ],
		},
	],
};

/** A self-closing block comment; inside a comment WordPress writes `--`, `<`, `>` and `&` as escapes. */
export function block( name: string, attributes: object = {} ): string {
	const json = JSON.stringify( attributes )
		.replace( /--/g, '\\u002d\\u002d' )
		.replace( /</g, '\\u003c' )
		.replace( />/g, '\\u003e' )
		.replace( /&/g, '\\u0026' );
	return `<!-- wp:${ name } ${ json } /-->`;
}

export const savedChart = ( attributes: object = {} ): string =>
	block( 'rueda/saved-chart', { chartData, ...attributes } );

/** Higher than any screen, so that what follows is not near the viewport. */
export const farBelow =
	'<!-- wp:spacer {"height":"3000px"} --><div style="height:3000px" aria-hidden="true" class="wp-block-spacer"></div><!-- /wp:spacer -->';
