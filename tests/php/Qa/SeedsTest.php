<?php

declare( strict_types=1 );

namespace Rueda\Tests\Qa;

use Rueda\Report\Address;
use Rueda\Tests\TestCase;
use Rueda\Wheel\WheelReader;

final class SeedsTest extends TestCase {
	private const MESSAGES = 'id, form_id, status, created_at, mail_due, is_read, sender_name, sender_email, excerpt,'
		. ' page, data_hash, fields, consents, meta, result';

	/** What does not differ between sites: addresses and the time zone do. */
	private const REPORT_EVERYWHERE  = [ 'ID' => 0, 'post_date_gmt' => 0, 'post_content_filtered' => 0 ];
	private const MESSAGE_EVERYWHERE = [ 'id' => 0, 'created_at' => 0, 'status' => 0, 'is_read' => 0, 'fields' => 0 ];

	protected function setUp(): void {
		parent::setUp();
		// A browser test may have made them on this site. The rollback restores them.
		rueda_qa_delete_seeds();
	}

	public function test_there_are_three_wheels_a_form_sixty_reports_and_forty_messages(): void {
		$made = rueda_qa_make_seeds();

		self::assertSame( [ 900001, 900002, 900003 ], $made['wheels'] );
		foreach ( [ 8, 5, 12 ] as $index => $areas ) {
			self::assertCount( $areas, WheelReader::open_wheel( $made['wheels'][ $index ] )->areas );
		}
		self::assertSame( 'QA: contact', get_post( $made['form'] )->post_title );
		self::assertSame( get_permalink( get_page_by_path( 'qa-contact' ) ), $made['pages']['contact'] );
		$rows = $this->rows();
		self::assertSame( range( 900101, 900160 ), array_map( 'intval', array_column( $rows['reports'], 'ID' ) ) );
		self::assertSame( range( 900201, 900240 ), array_map( 'intval', array_column( $rows['messages'], 'id' ) ) );
		self::assertSame(
			[ 'sent' => 32, 'spam' => 4, 'failed' => 4 ],
			array_count_values( array_column( $rows['messages'], 'status' ) )
		);
		self::assertSame( [], $this->mails );
	}

	public function test_they_are_the_same_on_every_site(): void {
		rueda_qa_make_seeds();
		$rows = $this->rows();

		$first = json_decode( $rows['reports'][0]['post_content_filtered'], true );
		self::assertSame( '2025-03-03 09:00:00', $rows['reports'][0]['post_date_gmt'] );
		self::assertStringContainsString( 'Health', (string) wp_json_encode( $first ) );
		self::assertSame( Address::slug_of_run( 'rueda-qa-0' ), $rows['reports'][0]['post_name'] );
		self::assertSame( '1740992400', (string) $rows['messages'][0]['created_at'] );
		$told = [];
		foreach ( $rows['reports'] as $row ) {
			$told[] = array_map( 'strval', array_intersect_key( $row, self::REPORT_EVERYWHERE ) );
		}
		foreach ( $rows['messages'] as $row ) {
			$told[] = array_map( 'strval', array_intersect_key( $row, self::MESSAGE_EVERYWHERE ) );
		}
				self::assertSame( 'a30d661724626209b4459e46335bd065', md5( (string) wp_json_encode( $told ) ) );
	}

	public function test_made_twice_they_are_as_they_were(): void {
		global $wpdb;
		rueda_qa_make_seeds();
		$before = $this->rows();
		self::assertNotSame( [], $before['totals'] );

		rueda_qa_make_seeds();
		self::assertSame( $before, $this->rows() );

		$changes = [ 'is_read' => 1, 'excerpt' => 'Changed' ];
		$wpdb->update( "{$wpdb->prefix}rueda_messages", $changes, [ 'id' => 900201 ] );
		wp_delete_post( 900105, true );
		wp_update_post( [ 'ID' => 900001, 'post_title' => 'Changed' ] );
		rueda_qa_make_seeds();
		self::assertSame( $before, $this->rows() );
	}

	public function test_nothing_of_them_is_left_when_they_are_deleted(): void {
		$before = $this->rows();
		rueda_qa_make_seeds();

		rueda_qa_delete_seeds();

		self::assertSame( $before, $this->rows() );
		self::assertNull( get_post( 900001 ) );
	}

	public function test_other_content_under_their_ids_is_left_alone(): void {
		$other = wp_insert_post( [ 'import_id' => 900130, 'post_title' => 'Mine', 'post_status' => 'publish' ] );
		self::assertSame( 900130, $other );

		self::assertInstanceOf( \WP_Error::class, rueda_qa_make_seeds() );
		rueda_qa_delete_seeds();
		self::assertSame( 'Mine', get_post( 900130 )->post_title );
		self::assertNull( get_post( 900001 ) );
	}

	/** @return array<string, list<array<string, mixed>>> */
	private function rows(): array {
		global $wpdb;
		$read = static fn ( string $columns, string $table, string $end ): array =>
			$wpdb->get_results( "SELECT {$columns} FROM {$wpdb->prefix}{$table} WHERE {$end}", ARRAY_A );
		$post = 'ID, post_type, post_parent, post_name, post_title, post_date, post_date_gmt, post_content';
		$type = "post_type = 'rueda_report' AND ID > 900000 ORDER BY ID";
		return [
			'reports'  => $read( "{$post}, post_content_filtered", 'posts', $type ),
			'content'  => $read( $post, 'posts', 'NOT ' . $type ),
			'messages' => $read( self::MESSAGES, 'rueda_messages', 'id > 900000 ORDER BY id' ),
			'mails'    => $read( 'subject_id, state', 'rueda_mails', 'subject_id > 900200 ORDER BY subject_id' ),
			'totals'   => $read( '*', 'rueda_area_totals', 'wheel > 900000 ORDER BY wheel, area' ),
		];
	}
}
