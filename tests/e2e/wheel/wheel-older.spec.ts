/** Wheels of the other plugin in the wheel's own editor. */
import { block } from '../fixtures/markup';
import { pretenceHeaders } from '../fixtures/pretend';
import { saveReport } from '../fixtures/report';
import { expect, test, type AreaDraft } from '../fixtures/wheel';
import {
	contentOf,
	open,
	titleOf,
	type WordPress,
} from '../fixtures/wheel-author';

/** As the other plugin has stored it. */
const olderWheel = ( ...areas: ReadonlyArray< AreaDraft > ): string =>
	`<!-- wp:wheeloflife/add-wheels --><div class="wp-block-wheeloflife-add-wheels wheeloflife-block-wrapper"><div class="wheeloflife-card"><div class="wheeloflife-card-body">${ areas
		.map( ( area ) =>
			block( 'wheeloflife/wheel-row', area ).replace(
				' /-->',
				' --><div class="wheel-block fadeIn"><div class="title">1 2 3</div></div><!-- /wp:wheeloflife/wheel-row -->'
			)
		)
		.join( '\n\n' ) }</div></div></div><!-- /wp:wheeloflife/add-wheels -->`;

test( 'an older wheel with a report is changed by an author who reads Spanish', async ( {
	admin,
	editor,
	page,
	publish,
} ) => {
	const { id } = await publish( 'wheel', {
		title: 'An older wheel',
		content: olderWheel(
			{ label: 'Health &amp; fun', lengendColor: '#2663FF' },
			{ label: 'Money', isRequired: true }
		),
	} );
	await saveReport( page, id, [ 8, 8 ], [ 'Health & fun', 'Money' ] );
	await admin
		.context()
		.setExtraHTTPHeaders( pretenceHeaders( { locale: 'es_ES' } ) );
	await admin.goto( `/wp-admin/post.php?post=${ id }&action=edit` );
	const names = editor.canvas.getByRole( 'textbox', {
		name: 'Nombre del área',
	} );

	await test.step( 'content of older blocks opens without a warning and can be converted into ours', async () => {
		await expect( names ).toHaveCount( 2 );
		await expect( names.first() ).toHaveText( 'Health & fun' );
		await expect(
			editor.canvas.getByText( /unexpected or invalid content/ )
		).toHaveCount( 0 );

		await admin.evaluate( () => {
			const { data, blocks } = ( window as unknown as { wp: WordPress } )
				.wp;
			const [ list ] = data.select( 'core/block-editor' ).getBlocks();
			data.dispatch( 'core/block-editor' ).replaceBlocks(
				list?.clientId,
				blocks.switchToBlockType( list, 'rueda/add-wheels' )
			);
		} );
		await expect( editor.block( 'rueda/area' ) ).toHaveCount( 2 );
		await expect( names.first() ).toHaveText( 'Health & fun' );
	} );

	await test.step( 'the editor says what a change does to the reports before it is saved', async () => {
		const told = admin
			.getByRole( 'region', { name: 'Editor content' } )
			.getByText( 'Esta rueda tiene 1 informe' );
		await expect( told ).toBeHidden();
		await names.nth( 1 ).fill( 'Something else' );
		await expect( told ).toContainText(
			'Las medias continúan, aunque cambie el nombre: Money.'
		);
		await expect
			.poll( () => contentOf( admin ) )
			.toContain( '"areaId":"Money"' );

		// A copy is another area with its own averages.
		await names.nth( 1 ).focus();
		await admin.keyboard.press( 'ControlOrMeta+Shift+D' );
		await expect( told ).toContainText( 'comienza de nuevo' );
		await expect
			.poll( async () =>
				( await contentOf( admin ) ).split( '"areaId":"Money"' )
			)
			.toHaveLength( 2 );
	} );

	await test.step( 'the editor speaks Spanish in all its panels', async () => {
		// WordPress has no Spanish on this site, so its own names are English.
		const settings = admin.getByRole( 'region', {
			name: 'Editor settings',
		} );
		await open(
			admin.getByRole( 'button', { name: /^(Settings|Ajustes)$/ } ).last()
		);
		await settings.getByRole( 'tab', { name: 'Rueda' } ).click();
		await titleOf( editor ).fill( '' );
		for ( const words of [
			'Cómo valoran los visitantes',
			'Tipo de gráfico',
			'La rueda no tiene título, así que los visitantes no ven ningún botón para empezar.',
		] ) {
			await expect(
				settings.getByText( words, { exact: true } ).first()
			).toBeVisible();
		}
	} );
} );
