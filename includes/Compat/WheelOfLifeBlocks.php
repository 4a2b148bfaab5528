<?php

declare( strict_types=1 );

namespace Rueda\Compat;

use Rueda\Support\Color;
use Rueda\Support\Names;
use WP_Block_Type;
use WP_Block_Type_Registry;

defined( 'ABSPATH' ) || exit;

/**
 * Registers the three blocks that older content is made of. So that content brings our scripts to the page, and opens
 * in the editor, where it can be turned into our own blocks. Nobody can insert new ones.
 */
final class WheelOfLifeBlocks {

	/** The other plugin spells it with one s. The page prints the HTML that the block once saved. */
	public const BUTTON = 'wheeloflife/assesment-button';

	private const STRING  = [ 'type' => 'string' ];
	private const BOOLEAN = [ 'type' => 'boolean' ];
	private const OBJECT  = [ 'type' => 'object' ];

	/** The HTML that the block once saved. The editor reads it from the content; it is never stored as an attribute. */
	private const SAVED = [
		'type'   => 'string',
		'source' => 'raw',
	];

	public function register(): void {
		$ours   = WP_Block_Type_Registry::get_instance()->get_registered( Names::WHEEL_BLOCK );
		$button = $this->type( self::BUTTON, __( 'Wheel (older block)', 'rueda' ), $this->button_attributes() );
		$list   = $this->type( 'wheeloflife/add-wheels', __( 'Areas (older block)', 'rueda' ), [] );
		$row    = $this->type( 'wheeloflife/wheel-row', __( 'Area (older block)', 'rueda' ), $this->row_attributes() );

		$button->view_script_handles = $ours->view_script_handles ?? [];
		$button->style_handles       = $ours->style_handles ?? [];
		$row->parent                 = [ 'wheeloflife/add-wheels' ];
		foreach ( [ $button, $list, $row ] as $type ) {
			$type->editor_script_handles = $ours->editor_script_handles ?? [];
			$this->add( $type );
		}
	}

	private function add( WP_Block_Type $type ): void {
		$registry = WP_Block_Type_Registry::get_instance();
		if ( ! $registry->is_registered( $type->name ) ) {
			$registry->register( $type );
		}
	}

	/** @param array<string, array<string, mixed>> $attributes */
	private function type( string $name, string $title, array $attributes ): WP_Block_Type {
		$type              = new WP_Block_Type( $name );
		$type->api_version = 3;
		$type->title       = $title;
		$type->category    = 'rueda';
		$type->textdomain  = 'rueda';
		$type->supports    = [
			'inserter'        => false,
			'reusable'        => false,
			'html'            => false,
			// The HTML that they saved is printed as it is, without a class of ours.
			'className'       => false,
			'customClassName' => false,
		];
		// The constructor has added the attributes that every block has, such as `lock`.
		$type->attributes = array_merge( $type->attributes ?? [], $attributes, [ 'html' => self::SAVED ] );
		return $type;
	}

	/** @return array<string, array<string, mixed>> */
	private function row_attributes(): array {
		return [
			'label'        => self::STRING,
			'desc'         => self::STRING,
			'lengendColor' => self::text( Color::DEFAULT ),
			'isRequired'   => self::BOOLEAN,
			'skipText'     => self::STRING,
			'link'         => self::STRING,
			'showIcon'     => self::BOOLEAN,
			'chooseIcon'   => self::STRING,
			'areaId'       => self::STRING,
		];
	}

	/**
	 * With their defaults: a value that equals its default was never stored.
	 *
	 * @return array<string, array<string, mixed>>
	 */
	private function button_attributes(): array {
		return [
			'block_id'             => self::STRING,
			'formId'               => self::text( '' ),
			'popupForm'            => self::flag(),
			'popupType'            => self::text( 'fullScreen' ),
			'buttonLabel'          => self::text( 'Take Assessment' ),
			'buttonTextColor'      => self::text( '#fbfbfb' ),
			'buttonTextHoverColor' => self::text( '' ),
			'buttonBGColor'        => self::text( '#038181' ),
			'buttonBGHoverColor'   => self::text( '' ),
			'buttonBGType'         => self::text( 'solid' ),
			'buttonBgGradient'     => self::OBJECT + [ 'default' => [ 'gradient' => '' ] ],
			'buttonMargin'         => $this->sides( '10px' ),
			'buttonPadding'        => $this->sides( '10px' ),
			'roundedButton'        => self::flag(),
			'roundedValue'         => $this->sides( '4px' ),
			'buttonWidth'          => self::text( 'fixed' ),
			'buttonWidthRaw'       => self::text( '200' ),
			'buttonBorder'         => self::OBJECT + [
				'default' => [
					'width' => '1',
					'style' => 'none',
					'color' => [ 'color' => '#dddddd' ],
				],
			],
			'buttonAlignment'      => self::text( 'center' ),
			'buttonTypography'     => self::OBJECT,
			'buttonShadow'         => self::OBJECT,
			'buttonSize'           => self::STRING,
			'iconPosition'         => self::STRING,
			'buttonURL'            => self::STRING,
			'buttonREL'            => self::STRING,
			'openInNewTab'         => self::BOOLEAN,
		];
	}

	/** @return array{type: string, default: string} */
	private static function text( string $value ): array {
		return self::STRING + [ 'default' => $value ];
	}

	/** @return array{type: string, default: bool} */
	private static function flag(): array {
		return self::BOOLEAN + [ 'default' => false ];
	}

	/** @return array<string, mixed> */
	private function sides( string $length ): array {
		return self::OBJECT + [ 'default' => array_fill_keys( [ 'top', 'left', 'right', 'bottom' ], $length ) ];
	}
}
