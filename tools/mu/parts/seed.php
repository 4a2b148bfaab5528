<?php
/**
 * Fills the demonstration site (tools/seed):
 *   seed  { entries[ { key, type, slug, title, content or parts, meta, needs } or { key, of, ratings, lang, needs } ],
 *           options, visitors, lang, demo }
 *         returns the address of each existing entry
 * It can be repeated: entries that a person has changed or deleted stay so, and the others are updated.
 *
 * @package Rueda
 */

declare( strict_types=1 );

use Rueda\Chart\RatedWheel;
use Rueda\Report\Address;
use Rueda\Report\Reports;
use Rueda\Report\Retention;
use Rueda\Report\Runs;
use Rueda\Report\Save\SentChart;
use Rueda\Support\Clock;
use Rueda\Wheel\WheelReader;

/**
 * Whether the blocks and the post type that an entry needs exist.
 *
 * @param array{ postType?: string, blocks?: string[] }|null $needs What it stands on.
 */
function rueda_tools_has( ?array $needs ): bool {
	foreach ( $needs['blocks'] ?? [] as $block ) {
		if ( ! WP_Block_Type_Registry::get_instance()->is_registered( $block ) ) {
			return false;
		}
	}
	return ! isset( $needs['postType'] ) || post_type_exists( $needs['postType'] );
}

/**
 * Inserts ids and addresses where the content names entries.
 *
 * @param string             $content Block markup.
 * @param array<string, int> $ids     The entries so far.
 */
function rueda_tools_fill( string $content, array $ids ): string {
	$content = preg_replace_callback( '/"\{\{id:([\w-]+)\}\}"/', static fn ( $found ) => (string) ( $ids[ $found[1] ] ?? 0 ), $content );
	$content = preg_replace_callback( '/\{\{url:([\w-]+)\}\}/', static fn ( $found ) => rueda_tools_url( $ids[ $found[1] ] ?? 0 ), $content );
	// Links are relative, so that the site can move to another port. Images are absolute, because the canvas of
	// WordPress 6.5 has no base address for them. They are written again at each start.
	return str_replace( [ home_url(), '{{admin}}', '{{home}}', '{{plugin}}' ], [ '', '/wp-admin/', '/', RUEDA_URL ], $content );
}

/**
 * The address of an entry. Only the plugin knows a report's address, not even WordPress does.
 *
 * @param int $id The entry.
 */
function rueda_tools_url( int $id ): string {
	$post = get_post( $id );
	return $post && 'rueda_report' === $post->post_type ? Address::link( $post->post_name ) : (string) get_permalink( $id );
}

/**
 * A finished wheel as a visitor saves it. It is created again if it was deleted.
 *
 * @param array{ ratings: array<array{ string, int }>, lang: string } $entry The entry.
 * @param int                                                         $wheel Its wheel.
 * @return int Its id, 0 when its wheel is gone or has other areas now.
 */
function rueda_tools_report( array $entry, int $wheel ): int {
	$clock   = new Clock();
	$reports = new Reports( new Retention( $clock ), $clock, new Runs( $clock ) );
	$known   = $reports->find( (int) get_option( 'rueda_seeded_report' ) );
	$post    = WheelReader::visible_post( $wheel );
	if ( $known || ! $post ) {
		return $known ? $known->id() : 0;
	}
	$chart  = [
		'labels'   => array_column( $entry['ratings'], 0 ),
		'datasets' => [ [ 'data' => array_column( $entry['ratings'], 1 ) ] ],
	];
	$rated  = ( new SentChart( WheelReader::wheel_of_post( $post ) ) )->read( (string) wp_json_encode( $chart ), '' );
	$report = $rated instanceof RatedWheel ? $reports->save( $rated, 0, $entry['lang'] ?: 'en_US' ) : null;
	update_option( 'rueda_seeded_report', $report ? $report->id() : 0 );
	return $report ? $report->id() : 0;
}

/**
 * Sets options that nobody has set.
 *
 * @param array<string, array<string, mixed>> $options By their names.
 * @param array<string, int>                  $ids     The entries.
 */
function rueda_tools_choose( array $options, array $ids ): void {
	foreach ( $options as $name => $value ) {
		add_option( $name, map_deep( $value, static fn ( $part ) => is_string( $part ) ? rueda_tools_fill( $part, $ids ) : $part ) );
	}
}

/**
 * Writes one entry, unless a person has edited it.
 *
 * @param array<string, mixed> $entry The entry, its content filled in.
 * @return int Its id, 0 when it was thrown away.
 */
function rueda_tools_write( array $entry ): int {
	$found  = get_posts(
		[
			'post_type'        => $entry['type'],
			'post_status'      => [ 'publish', 'draft', 'pending', 'private', 'future', 'trash' ],
			'meta_key'         => '_rueda_seed',
			'meta_value'       => $entry['key'],
			'numberposts'      => 1,
			'suppress_filters' => true,
		]
	);
	$fields = [
		'post_type'    => $entry['type'],
		'post_status'  => 'publish',
		'post_name'    => $entry['slug'],
		'post_title'   => $entry['title'],
		'post_content' => $entry['content'],
		'meta_input'   => [ '_rueda_seed' => $entry['key'] ] + ( $entry['meta'] ?? [] ),
	];
	if ( $found ) {
		$untouched = get_post_meta( $found[0]->ID, '_rueda_seed_sum', true ) === md5( $found[0]->post_title . $found[0]->post_content );
		$the_same  = $found[0]->post_title === $entry['title'] && $found[0]->post_content === $entry['content'];
		if ( 'trash' === $found[0]->post_status || ! $untouched || $the_same ) {
			return 'trash' === $found[0]->post_status ? 0 : $found[0]->ID;
		}
		$fields['ID'] = $found[0]->ID;
	}
	$id = wp_insert_post( wp_slash( $fields ), true );
	if ( is_wp_error( $id ) ) {
		wp_send_json( [ 'error' => $id->get_error_message() ], 500 );
	}
	$post = get_post( $id );
	update_post_meta( $id, '_rueda_seed_sum', md5( $post->post_title . $post->post_content ) );
	return $id;
}

/**
 * The content of an entry that consists of parts, without parts whose needs are not met.
 *
 * @param array<array{ content: string, needs?: array<string, mixed> }> $parts The parts.
 */
function rueda_tools_join( array $parts ): string {
	$there = array_filter( $parts, static fn ( $part ) => rueda_tools_has( $part['needs'] ?? null ) );
	return implode( "\n\n", array_column( $there, 'content' ) );
}

/**
 * Fills the site.
 *
 * @param array<string, mixed> $input What tools/seed/entries.mjs gives.
 * @return array<string, mixed>
 */
function rueda_tools_seed( array $input ): array {
	// The first admin is the author, because WordPress filters the markup of other users.
	wp_set_current_user( 1 );
	$demo = isset( $input['demo'] ) ? rueda_demo_make( $input['demo'] ) : [];
	$ids  = [];
	foreach ( $input['entries'] as $entry ) {
		if ( ! rueda_tools_has( $entry['needs'] ?? null ) ) {
			continue;
		}
		if ( isset( $entry['of'] ) ) {
			$ids[ $entry['key'] ] = rueda_tools_report( $entry, $ids[ $entry['of'] ] ?? 0 );
			continue;
		}
		$entry['content']     = rueda_tools_fill( $entry['content'] ?? rueda_tools_join( $entry['parts'] ), $ids );
		$ids[ $entry['key'] ] = rueda_tools_write( $entry );
	}
	rueda_tools_choose( $input['options'], $ids );
	if ( ! get_option( 'rueda_seeded_visitors' ) ) {
		update_option( 'rueda_seeded_visitors', true );
		( new Rueda_QA_Visitors( $ids ) )->come( $input['visitors'], $input['lang'] );
	}
	if ( ! get_option( 'rueda_seeded' ) ) {
		update_option( 'rueda_seeded', true );
		$sample = get_page_by_path( 'sample-page' );
		if ( $sample ) {
			wp_delete_post( $sample->ID, true );
		}
	}
	return [ 'pages' => array_map( 'rueda_tools_url', array_filter( $ids + $demo ) ) ];
}

add_filter( 'rueda_qa_commands', static fn ( array $commands ): array => $commands + [ 'seed' => 'rueda_tools_seed' ] );
