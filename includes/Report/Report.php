<?php

declare( strict_types=1 );

namespace Rueda\Report;

use Rueda\Chart\ChartData;
use Rueda\Chart\RatedWheel;
use Rueda\Support\Read;
use WP_Post;

defined( 'ABSPATH' ) || exit;

/** One finished and saved run of a wheel. If one exists, it may be shown to everybody who has its link. */
final class Report {
	public const TYPE = PostType::NAME;

	private RatedWheel $rated;
	private string $locale;

	public function __construct( private WP_Post $post ) {
		$this->rated = RatedWheel::from_json( $post->post_parent, $post->post_content_filtered );

		$locale       = Read::at( json_decode( $post->post_content_filtered, true ), 'locale' );
		$this->locale = is_string( $locale ) && '' !== $locale ? $locale : get_locale();
	}

	/** As WordPress shows it. */
	public function post(): WP_Post {
		return $this->post;
	}

	/** The number in its title. It names the report to people and opens nothing. */
	public function id(): int {
		return $this->post->ID;
	}

	public function slug(): string {
		return $this->post->post_name;
	}

	/** Only reports from another plugin have a stored title; others are named in each reader's language. */
	public function title(): string {
		return '' !== $this->post->post_title ? $this->post->post_title : self::title_of( $this->post->ID );
	}

	/** Whether another plugin saved it. Names and ratings are as they were there, right or wrong. */
	public function is_imported(): bool {
		return '' !== $this->post->post_title;
	}

	public static function title_of( int $id ): string {
		/* translators: %d: the number of a saved wheel. */
		return sprintf( __( 'Wheel Submission #%d', 'rueda' ), $id );
	}

	/** As the Wheel of Life plugin writes it, in every language. */
	public static function title_elsewhere( int $id ): string {
		return "Wheel Submission #{$id}";
	}

	/** The address that shows it, for everybody who is given it. Not escaped. */
	public function link(): string {
		return Address::link( $this->slug() );
	}

	/** The address that shows it and can delete it. */
	public function owner_link( string $key ): string {
		return Address::owner_link( $this->slug(), $key );
	}

	/** 0 when there is none. */
	public function wheel_id(): int {
		return $this->rated->wheel_id;
	}

	public function chart_type(): string {
		return $this->rated->chart_type;
	}

	public function chart(): ChartData {
		return $this->rated->chart;
	}

	public function rated(): RatedWheel {
		return $this->rated;
	}

	/** Seconds since 1970, UTC. */
	public function saved_at(): int {
		return (int) strtotime( $this->post->post_date_gmt . ' UTC' );
	}

	/** When it was saved by the site's clock, as in `2026-11-21 22:15:00`. */
	public function date(): string {
		return $this->post->post_date;
	}

	/** The locale of the page on which the wheel was rated, as in `es_ES`. */
	public function locale(): string {
		return $this->locale;
	}

	/** Who was logged in when it was saved; 0 for a visitor. */
	public function user_id(): int {
		return (int) $this->post->post_author;
	}
}
