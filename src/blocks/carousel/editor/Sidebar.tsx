import { store as blockEditorStore } from '@wordpress/block-editor';
import {
	Notice,
	PanelBody,
	TabPanel,
	TextControl,
	ToggleControl,
} from '@wordpress/components';
import { useDispatch } from '@wordpress/data';
import { useRef } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { DEVICES } from '../rules/settings';
import type { Settings } from '../rules/settings';
import type { Warning } from '../rules/warnings';
import type { Attributes } from './attributes';
import { ChoiceField, NumberField, SwitchField } from './Fields';
import type { Panel, Stored } from './Fields';
import { useDevice } from './useDevice';

interface SidebarProps {
	readonly attributes: Attributes;
	readonly settings: Settings;
	readonly warnings: readonly Warning[];
	readonly onChange: ( attributes: Partial< Attributes > ) => void;
}

interface PanelProps {
	readonly panel: Panel;
}

/** Changes one setting. Each change is its own undo step, although all settings are in one attribute. */
function useSet(
	stored: Stored,
	onChange: SidebarProps[ 'onChange' ]
): Panel[ 'onSet' ] {
	const { __unstableMarkLastChangeAsPersistent: endStep } =
		useDispatch( blockEditorStore );
	const last = useRef( '' );
	return ( name, value ) => {
		if ( name !== last.current ) {
			endStep();
			last.current = name;
		}
		const { [ name ]: _before, ...others } = stored;
		onChange( {
			settings:
				value === undefined ? others : { ...others, [ name ]: value },
		} );
	};
}

export function Sidebar( {
	attributes,
	settings,
	warnings,
	onChange,
}: SidebarProps ) {
	const stored = attributes.settings ?? {};
	const onSet = useSet( stored, onChange );
	const panel = { stored, settings, onSet };
	return (
		<>
			<PanelBody title={ __( 'Carousel', 'rueda' ) }>
				<div className="rueda-fields">
					{ warnings.map( ( warning ) => (
						<WarningNotice key={ warning } warning={ warning } />
					) ) }
					<TextControl
						__next40pxDefaultSize
						__nextHasNoMarginBottom
						label={ __( 'Label', 'rueda' ) }
						help={ __(
							'What the slides show, in a word or two, for people who use a screen reader.',
							'rueda'
						) }
						value={
							typeof stored[ 'label' ] === 'string'
								? stored[ 'label' ]
								: ''
						}
						onChange={ ( label ) =>
							onSet( 'label', label || undefined )
						}
					/>
					<ToggleControl
						__nextHasNoMarginBottom
						label={ __( 'Important part of the page', 'rueda' ) }
						help={ __(
							'Screen readers list it among the regions of the page.',
							'rueda'
						) }
						checked={ attributes.landmark }
						onChange={ ( landmark ) => onChange( { landmark } ) }
					/>
				</div>
			</PanelBody>
			<Devices panel={ panel } />
			<Movement panel={ panel } />
			<Autoplay panel={ panel } />
			<ControlsPanel panel={ panel } />
		</>
	);
}

const WarningNotice = ( { warning }: { readonly warning: Warning } ) => (
	<Notice status="warning" isDismissible={ false }>
		{ sentence( warning ) }
	</Notice>
);

function sentence( warning: Warning ): string {
	switch ( warning ) {
		case 'label':
			return __(
				'Give the carousel a label. People who use a screen reader hear it first.',
				'rueda'
			);
		case 'fast':
			return __(
				'Slides that move on within three seconds are too fast to read.',
				'rueda'
			);
		case 'many':
			return __(
				'More than 12 slides: few visitors will see the last ones.',
				'rueda'
			);
		case 'pointless':
			return __(
				'Without arrows and dots, visitors can only swipe or drag slides, or use the arrow keys.',
				'rueda'
			);
		case 'fade':
			return __(
				'Slides can fade only where one slide is shown on every device.',
				'rueda'
			);
	}
}

function Devices( { panel }: PanelProps ) {
	const [ device, setDevice ] = useDevice();
	const titles = new Map< string, string >( [
		[ '', __( 'Desktop', 'rueda' ) ],
		[ 'tablet', __( 'Tablet', 'rueda' ) ],
		[ 'mobile', __( 'Mobile', 'rueda' ) ],
	] );
	const tabs = DEVICES.map( ( { name } ) => ( {
		name: name || 'desktop',
		title: titles.get( name ) ?? '',
	} ) );
	return (
		<PanelBody title={ __( 'Slides', 'rueda' ) }>
			<div className="rueda-fields">
				<TabPanel
					// The tab follows the device on the canvas.
					key={ device }
					tabs={ tabs }
					className="rueda-devices"
					initialTabName={ device || 'desktop' }
					onSelect={ ( tab ) => {
						const next = tab === 'desktop' ? '' : tab;
						if ( next !== device ) {
							setDevice( next );
						}
					} }
				>
					{ () => <DeviceFields panel={ panel } device={ device } /> }
				</TabPanel>
				<ChoiceField
					panel={ panel }
					name="offset_sides"
					label={ __( 'Show part of the next slides', 'rueda' ) }
					value={ panel.settings.offsetSides }
					choices={ {
						none: __( 'No', 'rueda' ),
						left: __( 'On the left', 'rueda' ),
						right: __( 'On the right', 'rueda' ),
						both: __( 'On both sides', 'rueda' ),
					} }
				/>
			</div>
		</PanelBody>
	);
}

function DeviceFields( {
	panel,
	device,
}: PanelProps & { readonly device: string } ) {
	const { settings } = panel;
	const layout =
		settings.layouts[
			DEVICES.findIndex( ( { name } ) => name === device )
		];
	if ( ! layout ) {
		return null;
	}
	return (
		<div className="rueda-fields">
			<NumberField
				panel={ panel }
				name="slides_to_show"
				device={ device }
				label={ __( 'Slides in view', 'rueda' ) }
				effective={ layout.show }
			/>
			<NumberField
				panel={ panel }
				name="slides_to_scroll"
				device={ device }
				label={ __( 'Slides per move', 'rueda' ) }
				effective={ layout.scroll }
				max={ layout.show }
			/>
			<NumberField
				panel={ panel }
				name="image_spacing_custom"
				device={ device }
				label={ __( 'Space between slides (px)', 'rueda' ) }
				effective={ layout.space }
			/>
			{ settings.offsetSides !== 'none' && (
				<NumberField
					panel={ panel }
					name="offset_width"
					device={ device }
					label={ __( 'How far neighbors peek in (px)', 'rueda' ) }
					effective={ layout.offset }
				/>
			) }
		</div>
	);
}

const Movement = ( { panel }: PanelProps ) => (
	<PanelBody title={ __( 'Movement', 'rueda' ) } initialOpen={ false }>
		<div className="rueda-fields">
			<SwitchField
				panel={ panel }
				name="infinite"
				label={ __( 'Start over after the last slide', 'rueda' ) }
				isOn={ panel.settings.infinite }
			/>
			<ChoiceField
				panel={ panel }
				name="effect"
				label={ __( 'Effect', 'rueda' ) }
				value={ panel.stored[ 'effect' ] === 'fade' ? 'fade' : 'slide' }
				choices={ {
					slide: __( 'Move sideways', 'rueda' ),
					fade: __( 'Fade', 'rueda' ),
				} }
			/>
			<NumberField
				panel={ panel }
				name="speed"
				label={ __( 'Duration of a move (ms)', 'rueda' ) }
				effective={ panel.settings.speed }
				step={ 50 }
			/>
			<SwitchField
				panel={ panel }
				name="lazyload"
				label={ __( 'Load images lazily', 'rueda' ) }
				isOn={ panel.settings.lazyload }
			/>
		</div>
	</PanelBody>
);

const Autoplay = ( { panel }: PanelProps ) => (
	<PanelBody title={ __( 'Autoplay', 'rueda' ) } initialOpen={ false }>
		<div className="rueda-fields">
			<SwitchField
				panel={ panel }
				name="autoplay"
				label={ __( 'Slides move by themselves', 'rueda' ) }
				help={ __(
					'Visitors get a button to stop them. In the editor they never move by themselves.',
					'rueda'
				) }
				isOn={ panel.settings.autoplay }
			/>
			{ panel.settings.autoplay && (
				<>
					<NumberField
						panel={ panel }
						name="autoplay_speed"
						label={ __( 'How long a slide stays (ms)', 'rueda' ) }
						effective={ panel.settings.autoplaySpeed }
						max={ 60000 }
						step={ 100 }
					/>
					<SwitchField
						panel={ panel }
						name="pause_on_hover"
						label={ __( 'Pause on hover', 'rueda' ) }
						isOn={ panel.settings.pauseOnHover }
					/>
					<SwitchField
						panel={ panel }
						name="pause_on_interaction"
						label={ __(
							'Stop when a visitor moves the slides',
							'rueda'
						) }
						isOn={ panel.settings.pauseOnInteraction }
					/>
				</>
			) }
		</div>
	</PanelBody>
);

const ControlsPanel = ( { panel }: PanelProps ) => (
	<PanelBody title={ __( 'Controls', 'rueda' ) } initialOpen={ false }>
		<div className="rueda-fields">
			<ChoiceField
				panel={ panel }
				name="navigation"
				label={ __( 'Navigation', 'rueda' ) }
				value={ panel.settings.navigation }
				choices={ {
					both: __( 'Arrows and dots', 'rueda' ),
					arrows: __( 'Arrows', 'rueda' ),
					dots: __( 'Dots', 'rueda' ),
					none: __( 'None', 'rueda' ),
				} }
			/>
			<ChoiceField
				panel={ panel }
				name="pagination"
				label={ __( 'Show position as', 'rueda' ) }
				value={ panel.settings.pagination }
				choices={ {
					'': __( 'Same as navigation', 'rueda' ),
					bullets: __( 'Dots', 'rueda' ),
					fraction: __( 'Number, such as 3 / 8', 'rueda' ),
					progressbar: __( 'Progress bar', 'rueda' ),
				} }
			/>
		</div>
	</PanelBody>
);
