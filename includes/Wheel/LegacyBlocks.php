<?php

declare( strict_types=1 );

namespace Rueda\Wheel;

use WP_Block_Type_Registry;

/**
 * The three blocks that older content is made of. Known to the server, that content brings our scripts to the
 * page, and opens in the editor, where it can be turned into our own blocks. Nobody can insert new ones.
 */
final class LegacyBlocks {

	private const STRING  = [ 'type' => 'string' ];
	private const BOOLEAN = [ 'type' => 'boolean' ];
	private const OBJECT  = [ 'type' => 'object' ];

	public function register(): void {
		$registry = WP_Block_Type_Registry::get_instance();
		$ours     = $registry->get_registered( WheelBlock::NAME );
		foreach ( $this->blocks() as $name => $settings ) {
			if ( $registry->is_registered( $name ) ) {
				continue;
			}
			register_block_type(
				$name,
				array_merge(
					[
						'api_version'           => 3,
						'category'              => 'rueda',
						'textdomain'            => 'rueda',
						'editor_script_handles' => $ours->editor_script_handles ?? [],
						'view_script_handles'   => 'wheeloflife/assesment-button' === $name ? $ours->view_script_handles ?? [] : [],
						'style_handles'         => 'wheeloflife/assesment-button' === $name ? $ours->style_handles ?? [] : [],
					],
					$settings
				)
			);
		}
	}

	/** @return array<string, array<string, mixed>> */
	private function blocks(): array {
		return [
			'wheeloflife/assesment-button' => [
				'title'      => __( 'Wheel (older block)', 'rueda' ),
				'attributes' => $this->button_attributes(),
				'supports'   => [ 'inserter' => false ],
			],
			'wheeloflife/add-wheels'       => [
				'title'    => __( 'Areas (older block)', 'rueda' ),
				'supports' => [
					'inserter' => false,
					'multiple' => false,
				],
			],
			'wheeloflife/wheel-row'        => [
				'title'      => __( 'Area (older block)', 'rueda' ),
				'parent'     => [ 'wheeloflife/add-wheels' ],
				'attributes' => [
					'label'        => self::STRING,
					'desc'         => self::STRING,
					'lengendColor' => self::text( Color::DEFAULT ),
					'isRequired'   => self::BOOLEAN,
					'skipText'     => self::STRING,
					'link'         => self::STRING,
					'showIcon'     => self::BOOLEAN,
					'chooseIcon'   => self::STRING,
				],
				'supports'   => [ 'inserter' => false ],
			],
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
