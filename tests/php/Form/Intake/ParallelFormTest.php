<?php

declare( strict_types=1 );

namespace Rueda\Tests\Form\Intake;

use PDO;
use PHPUnit\Framework\TestCase;
use Rueda\Tests\SideBySide;

/** @group newest */
final class ParallelFormTest extends TestCase {
	use SideBySide;

	private static int $form = 0;

	/** Runs before each copy is made, because nothing here runs inside a transaction. */
	public static function setUpBeforeClass(): void {
		parent::setUpBeforeClass();
		self::$form = wp_insert_post(
			[
				'post_type'    => 'rueda_form',
				'post_status'  => 'publish',
				'post_title'   => 'Contact',
				'post_content' => '<!-- wp:rueda/form-field {"name":"your-name"} /-->',
			]
		);
	}

	public static function tearDownAfterClass(): void {
		wp_delete_post( self::$form, true );
		parent::tearDownAfterClass();
	}

	public function name_form(): void {
		file_put_contents( $this->folder . '/form', (string) self::$form );
	}

	/** @return iterable<string, array{string}> */
	public function posts(): iterable {
		yield 'of one key' => [ 'send' ];
		yield 'of the same data without a key' => [ 'send-without-key' ];
	}

	/** @dataProvider posts */
	public function test_ten_posts_are_one_message_one_mail_and_ten_equal_answers( string $posts ): void {
		$answers = $this->run_side_by_side( $posts, [ $this, 'name_form' ], 10 );
		$stored  = $this->database()->query(
			"SELECT status FROM {$GLOBALS['wpdb']->prefix}rueda_messages WHERE form_id = " . self::$form
		)->fetchAll( PDO::FETCH_COLUMN );

		self::assertCount( 10, $answers );
		self::assertSame( [ $answers[0] ], array_values( array_unique( $answers ) ) );
		self::assertStringStartsWith( '200 ', $answers[0] );
		self::assertStringContainsString( '"status":"mail_sent"', $answers[0] );
		self::assertSame( [ 'sent' ], $stored );
		self::assertSame( 'x', file_get_contents( $this->folder . '/mails' ) );
	}
}
