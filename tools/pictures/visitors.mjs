import { words } from '../seed/words.en.mjs';

const MESSAGES = [
	[ 'Elena Ruiz', 'Do you offer evening courses in spring as well?' ],
	[ 'Tom Baker', 'My wheel says that I should sleep more. Can you help?' ],
	[ 'Nadia Haddad', 'We are a group of twelve. Is there room for us?' ],
	[ 'Ana Núñez', 'Thank you for the talk last week! May I have the slides?' ],
];

/** What visitors write, sent as a script of the protocol sends it. */
export async function sendMessages( page, site, address ) {
	await page.goto( address );
	const form = await page.locator( 'input[name="_wpcf7"]' ).inputValue();
	for ( const [ name, text ] of MESSAGES ) {
		await page.request.post(
			`${ site.url }/index.php?rest_route=/contact-form-7/v1/contact-forms/${ form }/feedback`,
			{
				headers: {
					Referer: address,
					'Sec-Fetch-Site': 'same-origin',
					'User-Agent': 'Mozilla/5.0',
				},
				multipart: {
					_wpcf7_unit_tag: `wpcf7-f${ form }-p1-o1`,
					'your-name': name,
					'your-email': `${ name.split( ' ' )[ 0 ].toLowerCase() }@example.org`,
					'your-message': text,
				},
			}
		);
	}
	return form;
}

const RUNS = 40;
// What most people answer, by the order of the areas; each answers a little differently.
const USUAL = [ 5, 7, 6, 8, 4, 5, 7, 6 ];
// One visitor in so many leaves at this area.
const LEAVERS = new Map( [
	[ 11, 1 ],
	[ 9, 3 ],
	[ 13, 6 ],
] );

/** How far the visitor of this number gets. */
function reach( number, end ) {
	for ( const [ share, area ] of LEAVERS ) {
		if ( number % share === share - 1 ) {
			return area;
		}
	}
	return end;
}

/** Visitors who take a wheel, most of them to its end. */
export async function sendRuns( page, site, address ) {
	await page.goto( address );
	const wheel = await page
		.locator( '.wp-block-rueda-wheel' )
		.getAttribute( 'data-wheel-id' );
	const ajax = `${ site.url }/wp-admin/admin-ajax.php`;
	const nonce = await page.request.get( `${ ajax }?action=rest-nonce` );
	const security = await nonce.text();
	const labels = words.life.areas.map( ( [ name ] ) => name );
	for ( let number = 1; number <= RUNS; number++ ) {
		const to = reach( number, labels.length );
		await page.request.post( ajax, {
			form: {
				action: 'rueda_wheel_progress',
				wheel,
				areas: labels.length,
				from: 0,
				to,
			},
		} );
		if ( to === labels.length ) {
			const data = USUAL.map(
				( usual, area ) => usual + ( ( number * ( area + 2 ) ) % 5 ) - 2
			);
			await page.request.post( ajax, {
				form: {
					action: 'saveWheelReport',
					security,
					wheelId: wheel,
					chartType: 'polar-chart',
					chartOptions: '{}',
					chartData: JSON.stringify( {
						labels,
						datasets: [ { data, backgroundColor: [] } ],
					} ),
				},
			} );
		}
	}
}
