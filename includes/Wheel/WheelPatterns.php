<?php

declare( strict_types=1 );

namespace Rueda\Wheel;

use Rueda\Blocks\PatternFolder;
use Rueda\Compat\WheelOfLife;
use Rueda\Definitions;

defined( 'ABSPATH' ) || exit;

/**
 * Ready-made wheels. Each file in `patterns` is one: its title, what it is for, its introduction and its areas. The
 * texts of an area are its name, its description, and what result and report say to a low, a middle and a high rating.
 *
 * @phpstan-type TextsOfArea array{string, string, string, string, string}
 */
final class WheelPatterns {
	private const CATEGORY = 'rueda-wheels';

	public function register_all(): void {
		// The editor of Wheel of Life allows only blocks of its own.
		if ( WheelOfLife::is_active() ) {
			return;
		}
		( new PatternFolder( self::CATEGORY, __DIR__ . '/patterns' ) )->register(
			__( 'Wheels', 'rueda' ),
			__( 'Ready-made wheels: rename, recolor and remove what you like.', 'rueda' ),
			'rueda/wheel-',
			// The files in `patterns`; the classic comes first.
			array_keys( Definitions::WHEEL_PALETTES ),
			[ $this, 'pattern' ]
		);
	}

	/**
	 * @param array{title: string, description: string, intro: string, areas: list<TextsOfArea>} $wheel
	 * @return array<string, mixed>
	 */
	public function pattern( array $wheel, string $name ): array {
		return [
			'title'         => $wheel['title'],
			'description'   => $wheel['description'],
			'keywords'      => array_column( $wheel['areas'], 0 ),
			'postTypes'     => [ WheelPostType::NAME ],
			// With this block type, WordPress offers the patterns for a new wheel.
			'blockTypes'    => [ 'core/post-content' ],
			'viewportWidth' => 800,
			'content'       => $this->content( $wheel['intro'], $wheel['areas'], $name ),
		];
	}

	/** @param list<TextsOfArea> $areas */
	private function content( string $intro, array $areas, string $name ): string {
		$blocks = '';
		foreach ( $areas as $index => $texts ) {
			$blocks .= get_comment_delimited_block_content(
				'rueda/area',
				[
					'label'        => esc_html( $texts[0] ),
					'desc'         => esc_html( $texts[1] ),
					'lengendColor' => Definitions::WHEEL_PALETTES[ $name ]['colors'][ $index ],
				] + array_combine( array_column( Definitions::AREA_ADVICE, 'text' ), array_slice( $texts, 2 ) ),
				''
			);
		}
		return get_comment_delimited_block_content( 'core/paragraph', [], '<p>' . esc_html( $intro ) . '</p>' )
			. get_comment_delimited_block_content( 'rueda/add-wheels', [], $blocks );
	}
}
