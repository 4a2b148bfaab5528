<?php

declare( strict_types=1 );

namespace Rueda\Tests\Form\Guard;

use Rueda\Tests\Form\FormTestCase;

/**
 * Akismet beside our plugin. Runs in its own process, because PHP cannot remove a class again.
 *
 * @runTestsInSeparateProcesses
 * @preserveGlobalState disabled
 */
final class AkismetTest extends FormTestCase {

	private const FIELDS = [
		[ 'name' => 'your-name', 'akismet' => 'author' ],
		[ 'type' => 'email', 'name' => 'your-email', 'akismet' => 'author_email' ],
		[ 'type' => 'textarea', 'name' => 'message' ],
		[
			'type'        => 'checkbox',
			'name'        => 'source',
			'hasFreeText' => true,
			'choices'     => [ [ 'label' => 'A friend' ], [ 'label' => 'Elsewhere' ] ],
		],
	];

	private const GOOD = [
		'your-name'               => 'Ana',
		'your-email'              => 'ana@example.org',
		'message'                 => 'Cheap pills',
		'source'                  => [ 'A friend', 'Elsewhere' ],
		'_wpcf7_free_text_source' => 'a link',
	];

	/** The questions to Akismet and its answers. */
	public static string $asked = '';
	public static string $says  = 'true';
	public static string $key   = 'key';

	/** @return string|false */
	public static function get_api_key() {
		return '' === self::$key ? false : self::$key;
	}

	/** @return array{array<string, string>, string} */
	public static function http_post( string $question, string $path ): array {
		self::$asked = $path . '?' . $question;
		return [ [], self::$says ];
	}

	protected function setUp(): void {
		parent::setUp();
		class_alias( self::class, 'Akismet' );
	}

	public function test_what_akismet_takes_for_spam_lies_in_quarantine(): void {
		self::assertSame( 'spam', $this->answer( $this->make_form( self::FIELDS ), self::GOOD )['status'] );
		self::assertSame( [ 'spam' ], array_column( $this->messages(), 'status' ) );
		self::assertStringContainsString( 'akismet', $this->messages()[0]['meta'] );
		self::assertSame( [], $this->mails );
	}

	public function test_akismet_is_told_the_words_and_no_cookies(): void {
		self::$says = 'false';
		self::assertSame( 'mail_sent', $this->answer( $this->make_form( self::FIELDS ), self::GOOD )['status'] );
		[ $path, $question ] = explode( '?', self::$asked, 2 );
		parse_str( $question, $told );

		self::assertSame( 'comment-check', $path );
		self::assertSame(
			[ 'Ana', 'ana@example.org', "Cheap pills\n\nElsewhere a link", 'contact-form' ],
			[ $told['comment_author'], $told['comment_author_email'], $told['comment_content'], $told['comment_type'] ]
		);
		self::assertStringNotContainsStringIgnoringCase( 'cookie', $question );
	}

	public function test_a_setting_of_the_form_allows_it_as_well(): void {
		$fields = [
			[ 'name' => 'your-name' ],
			[ 'type' => 'email', 'name' => 'mail' ],
			[ 'type' => 'email', 'name' => 'other' ],
			[ 'type' => 'url', 'name' => 'site' ],
		];
		$id     = $this->make_form( $fields, [ 'meta_input' => [ 'rueda_form_settings' => 'akismet: on' ] ] );
		self::assertSame(
			'spam',
			$this->answer(
				$id,
				[
					'your-name' => 'Ana',
					'mail'      => 'ana@example.org',
					'other'     => 'eva@example.org',
					'site'      => 'https://example.org',
				]
			)['status']
		);
		parse_str( self::$asked, $told );

		self::assertSame(
			[ 'ana@example.org', 'https://example.org', 'eva@example.org' ],
			[ $told['comment_author_email'], $told['comment_author_url'], $told['comment_content'] ]
		);
		self::assertStringContainsString( 'comment_author=Ana', self::$asked );
	}

	public function test_akismet_is_not_asked_where_it_is_not_set_up_or_the_author_did_not_say_so(): void {
		self::$key = '';
		self::assertSame( 'mail_sent', $this->answer( $this->make_form( self::FIELDS ), self::GOOD )['status'] );
		self::$key = 'key';
		self::assertSame(
			'mail_sent',
			$this->answer( $this->make_form( [ [ 'name' => 'your-name' ] ] ), [ 'your-name' => 'Ana' ] )['status']
		);

		self::assertSame( '', self::$asked );
	}
}
