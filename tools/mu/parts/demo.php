<?php
/**
 * The demonstration: a starter kit, and what a kit does not bring: theme, styles, menu, header and footer. It is made
 * once, so what somebody changes or deletes stays so. The blueprint for WordPress Playground calls it too.
 *
 * @package Rueda
 */

declare( strict_types=1 );

use Rueda\Kit\Import\ImportChoice;
use Rueda\Kit\Import\ImportParts;
use Rueda\Kit\Library\StarterKits;
use Rueda\Support\Clock;

/** The themes of WordPress for which there are styles, the newest first. */
const RUEDA_DEMO_THEMES = [ 'twentytwentyfive', 'twentytwentyfour' ];

/**
 * Imports a starter kit as an admin does, publishes its pages and makes its front page the site's.
 *
 * @param string $kit As in "valley-en".
 * @return array<string, int> The posts by the keys of the kit.
 */
function rueda_demo_import( string $kit ): array {
	$manifest = StarterKits::open( $kit )->manifest();
	$settings = array_keys( array_filter( $manifest->settings ) );
	$choice   = new ImportChoice( array_keys( $manifest->items ), $settings, [], false, true, true );
	$imports  = new ImportParts( new Clock() );
	$run      = $imports->importer()->start( "starter:{$kit}", $choice );
	while ( $run->is_on() ) {
		$run = $imports->importer()->step( $run->id );
	}
	if ( 'success' !== $run->result ) {
		throw new RuntimeException( "The kit {$kit} could not be imported: {$run->reason} {$run->entry}" );
	}
	return array_map( static fn ( array $item ): int => $item['id'], $run->items );
}

/**
 * Links of a menu.
 *
 * @param array<string, int> $ids   The posts by the keys of the kit.
 * @param string[]           $slugs Of pages.
 */
function rueda_demo_links( array $ids, array $slugs ): string {
	$links = array_map(
		static function ( string $slug ) use ( $ids ): string {
			$id         = $ids[ "page:{$slug}" ];
			$attributes = [
				'label' => get_the_title( $id ),
				'type'  => 'page',
				'id'    => $id,
				'url'   => wp_make_link_relative( (string) get_permalink( $id ) ),
				'kind'  => 'post-type',
			];
			return get_comment_delimited_block_content( 'core/navigation-link', $attributes, '' );
		},
		$slugs
	);
	return implode( "\n", $links );
}

/**
 * Stores a part of the theme's templates.
 *
 * @param string                $slug  `header` or `footer`.
 * @param array<string, string> $words What is put in the place of {{name}}.
 */
function rueda_demo_part( string $slug, array $words ): void {
	$content = (string) file_get_contents( dirname( __DIR__ ) . "/demo/{$slug}.html" );
	$names   = array_map( static fn ( string $name ): string => "{{{$name}}}", array_keys( $words ) );
	$id      = wp_insert_post(
		wp_slash(
			[
				'post_type'    => 'wp_template_part',
				'post_status'  => 'publish',
				'post_name'    => $slug,
				'post_title'   => ucfirst( $slug ),
				'post_content' => str_replace( $names, array_values( $words ), $content ),
			]
		)
	);
	wp_set_object_terms( $id, get_stylesheet(), 'wp_theme' );
	wp_set_object_terms( $id, $slug, 'wp_template_part_area' );
}

/**
 * Chooses the theme and gives it colors, fonts and spaces, light and dark.
 *
 * @return bool Whether there is a theme with styles.
 */
function rueda_demo_dress(): bool {
	$folder = dirname( __DIR__ ) . '/demo';
	foreach ( RUEDA_DEMO_THEMES as $theme ) {
		if ( ! wp_get_theme( $theme )->exists() ) {
			continue;
		}
		switch_theme( $theme );
		WP_Theme_JSON_Resolver::clean_cached_data();
		$styles                  = json_decode( (string) file_get_contents( "{$folder}/{$theme}.json" ), true );
		$styles['styles']['css'] = (string) file_get_contents( "{$folder}/style.css" );
		$styles                  = [ 'isGlobalStylesUserThemeJSON' => true ] + $styles;
		wp_update_post(
			wp_slash(
				[
					'ID'           => WP_Theme_JSON_Resolver::get_user_global_styles_post_id(),
					'post_content' => (string) wp_json_encode( $styles, JSON_UNESCAPED_SLASHES ),
				]
			)
		);
		return true;
	}
	return false;
}

/**
 * Makes the demonstration.
 *
 * @param array<string, mixed> $wish What tools/seed/demo.mjs gives.
 * @return array<string, int> The posts by the keys of the kit; none where it was made before.
 */
function rueda_demo_make( array $wish ): array {
	if ( get_option( 'rueda_demo' ) ) {
		return (array) get_option( 'rueda_demo' );
	}
	$ids = rueda_demo_import( $wish['kit'] );
	update_option( 'blogname', $wish['name'] );
	update_option( 'blogdescription', $wish['tagline'] );
	update_option( 'date_format', $wish['date'] );
	if ( rueda_demo_dress() ) {
		$menu = wp_insert_post(
			wp_slash(
				[
					'post_type'    => 'wp_navigation',
					'post_status'  => 'publish',
					'post_title'   => $wish['name'],
					'post_content' => rueda_demo_links( $ids, $wish['menu'] ),
				]
			)
		);
		rueda_demo_part( 'header', [ 'menu' => (string) $menu ] + $wish['words'] );
		rueda_demo_part( 'footer', [ 'links' => rueda_demo_links( $ids, $wish['small'] ) ] + $wish['words'] );
	}
	update_option( 'rueda_demo', $ids );
	return $ids;
}
