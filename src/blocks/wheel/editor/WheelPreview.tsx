import { Disabled, Spinner } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { classNames } from '../../../frontend/ui/class-names';
import { part } from '../page/peer-names';
import { reasonText } from '../../../frontend/server/errors';
import { loadWheel } from '../page/api';
import type { Attributes } from './attributes';
import { Intro } from '../page/screens/Intro';
import { parseWheelProps } from '../rules/props';
import { WHEEL_PALETTES } from '../../../definitions/wheel-palettes';
import { useReturn } from '../../../editor/screen/useReturn';
import { useWheel } from '../page/useWheel';
import { readWheel, type Wheel } from '../rules/wheel';

type WheelPreviewProps = Pick<
	Attributes,
	'wheelId' | 'mode' | 'buttonLabel' | 'popupLabel'
>;

/** Shows what the page shows first, with the components of the page. */
export function WheelPreview( {
	wheelId,
	mode,
	buttonLabel,
	popupLabel,
}: WheelPreviewProps ) {
	const { state, retry } = useWheel( wheelId, loadWheel );
	useReturn( retry );

	switch ( state.status ) {
		case 'loading':
			return <Spinner />;
		case 'missing':
			return (
				<p className="wp-block-rueda-wheel__error">
					{ __(
						'This wheel has been deleted, or you may not see it. Choose another one in the sidebar.',
						'rueda'
					) }
				</p>
			);
		case 'failed':
			return (
				<p className="wp-block-rueda-wheel__error">
					{ reasonText( state.reason ) }
				</p>
			);
		case 'loaded':
			return (
				<Page
					wheel={ state.value }
					props={ {
						mode,
						btnLabel: buttonLabel,
						popupLbl: popupLabel,
					} }
				/>
			);
	}
}

/** What a wheel looks like, for the picture of a pattern. */
export function SampleWheel() {
	const title = __( 'Wheel of Life', 'rueda' );
	const wheel = readWheel( {
		title: { rendered: title },
		blocks: [
			{
				blockName: 'rueda/add-wheels',
				innerBlocks: WHEEL_PALETTES.life.colors.map(
					( lengendColor ) => ( {
						blockName: 'rueda/area',
						attrs: { label: title, lengendColor },
					} )
				),
			},
		],
	} );
	return wheel && <Page wheel={ wheel } props={ { mode: 'inline' } } />;
}

interface PageProps {
	readonly wheel: Wheel;
	readonly props: Readonly< Record< string, string > >;
}

function Page( { wheel, props }: PageProps ) {
	const { mode, buttonLabel, popupLabel } = parseWheelProps( props );
	return (
		// Presses on the canvas must select the block.
		<Disabled>
			<div className={ classNames( '', 'wheeloflife-container' ) }>
				<div
					className={ part(
						`wrapper${ mode === 'inline' ? ' mode-inline' : '' }`,
						'wheeloflife-wrapper'
					) }
				>
					{ mode === 'inline' ? (
						<Intro
							wheel={ wheel }
							label={ buttonLabel }
							isBlock
							isMoved={ false }
							onStart={ () => undefined }
						/>
					) : (
						<div
							className={ part( 'actions', 'wolblk-btn-inner' ) }
						>
							<button
								type="button"
								className={ part(
									'opener wp-element-button',
									'wheeloflifeblks-button'
								) }
							>
								{ popupLabel ??
									__( 'Start Assessment', 'rueda' ) }
							</button>
						</div>
					) }
				</div>
			</div>
		</Disabled>
	);
}
