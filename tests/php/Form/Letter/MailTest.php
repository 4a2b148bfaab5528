<?php

declare( strict_types=1 );

namespace Rueda\Tests\Form\Letter;

use Rueda\Form\Value\ValueFormat;

final class MailTest extends LetterTestCase {
	/** @return iterable<string, array{string, string}> */
	public function tags(): iterable {
		yield 'a field' => [ '[your-name]', 'Ada' ];
		yield 'several values' => [ '[days]', 'Mon, tuesday' ];
		yield 'as it was posted' => [ '[_raw_days]', 'Mon, Tue' ];
		yield 'a day in another form' => [ '[_format_day "j F Y"]', '4 March 2026' ];
		yield 'consent' => [ '[terms]', 'Consented: I agree.' ];
		yield 'a file that nobody chose' => [ '<[cv]>', '<>' ];
		yield 'literally' => [ '[[your-name]]', '[your-name]' ];
		yield 'what nobody knows' => [ '[nonsense] [_nonsense]', '[nonsense] [_nonsense]' ];
		yield 'a field that was not sent' => [ '([ref])', '()' ];
		yield 'by an older prefix' => [ '[wpcf7.contact_form_title] [wpcf7.raw_days]', 'Contact Mon, Tue' ];
		yield 'the form' => [ '[_contact_form_title]', 'Contact' ];
		yield 'nobody is logged in' => [ '([_user_login][_user_email])', '()' ];
		yield 'no page' => [ '([_post_title])', '()' ];
		yield 'a tag over two lines is none' => [ "[your-\nname]", "[your-\nname]" ];
		yield 'a value is not read again' => [ '[your-name]', 'Ada' ];
	}

	/**
	 * @dataProvider tags
	 *
	 * @group newest
	 */
	public function test_puts_values_in_the_place_of_tags( string $body, string $expected ): void {
		self::assertSame( $expected, $this->mail( [ 'body' => $body ] )['message'] );
	}

	public function test_a_question_before_its_answer_gets_no_colon(): void {
		$form = $this->make_form(
			[
				[ 'name' => 'topic', 'label' => 'What is it about?' ],
				[ 'name' => 'city', 'label' => 'City' ],
				[ 'name' => 'ref', 'label' => 'Reference:' ],
			],
			[ 'meta_input' => [ 'rueda_form_mail' => [ 'body' => '[_all_fields]' ] ] ]
		);
		$this->answer( $form, [ 'topic' => 'A course', 'city' => 'Vigo', 'ref' => '7' ] );

		self::assertSame( "What is it about? A course\nCity: Vigo\nReference: 7", trim( $this->mails[0]['message'] ) );
	}

	public function test_a_year_of_five_digits_stays_as_typed(): void {
		$mail = $this->mail( [ 'body' => '[_format_day "j F Y"]' ], [ 'day' => '20260-12-31' ] );

		self::assertSame( '20260-12-31', $mail['message'] );
	}

	public function test_a_choice_may_be_mailed_as_nothing(): void {
		$anybody = [ 'to' => 'Anybody' ];
		$lines   = [ 'body' => "To: [to]\nHello", 'exclude_blank' => true ];

		self::assertSame( '() Anybody', $this->mail( [ 'body' => '([to]) [_raw_to]' ], $anybody )['message'] );
		self::assertSame( 'Hello', trim( $this->mail( $lines, $anybody )['message'] ) );
		self::assertSame( 'Support', $this->mail( [ 'body' => '[to]' ], [ 'to' => 'Support' ] )['message'] );
	}

	public function test_words_beside_a_choice_without_a_text_stand_alone(): void {
		$other = [ 'label' => 'Other', 'isEmptyInMail' => true ];
		$form  = $this->make_form(
			[ [ 'type' => 'radio', 'name' => 'to', 'hasFreeText' => true, 'choices' => [ $other ] ] ],
			[ 'meta_input' => [ 'rueda_form_mail' => [ 'body' => '([to])' ] ] ]
		);
		$this->answer( $form, [ 'to' => 'Other', '_wpcf7_free_text_to' => 'the shop' ] );

		self::assertSame( '(the shop)', $this->mails[0]['message'] );
	}

	public function test_a_tab_in_a_header_becomes_a_space(): void {
		$mail = $this->mail(
			[
				'subject'            => 'From [your-name]',
				'sender'             => '[your-name] <a@example.org>',
				'additional_headers' => 'X-Name: [your-name]',
			],
			[ 'your-name' => "Ada\tLovelace" ]
		);

		self::assertSame( 'From Ada Lovelace', $mail['subject'] );
		self::assertContains( 'From: Ada Lovelace <a@example.org>', $mail['headers'] );
		self::assertContains( 'X-Name: Ada Lovelace', $mail['headers'] );
	}

	public function test_a_tag_that_a_visitor_typed_stays_text(): void {
		self::assertSame(
			'[_site_admin_email]',
			$this->mail( [ 'body' => '[your-name]' ], [ 'your-name' => '[_site_admin_email]' ] )['message']
		);
	}

	public function test_mail_tags_know_site_page_and_message(): void {
		$post = wp_insert_post( [ 'post_type' => 'page', 'post_status' => 'publish', 'post_title' => 'The page' ] );
		$body = $this->mail(
			[ 'body' => '[_site_title]|[_site_url]|[_post_title]|[_post_id]|[_url]|[_remote_ip]' ],
			[ '_wpcf7_container_post' => (string) $post ]
		)['message'];

		self::assertSame(
			implode(
				'|',
				[ get_bloginfo( 'name' ), home_url(), 'The page', $post, get_permalink( $post ), '127.0.0.1' ]
			),
			$body
		);
	}

	public function test_titles_have_no_entities(): void {
		$title = 'Tea &amp; Talk &lt;3';
		$post  = wp_insert_post( [ 'post_type' => 'page', 'post_status' => 'publish', 'post_title' => $title ] );
		$sent  = [ '_wpcf7_container_post' => (string) $post ];
		$form  = [ 'post_title' => $title ];

		$mail = $this->mail( [ 'subject' => '[_contact_form_title]', 'body' => '[_post_title]' ], $sent, $form );
		self::assertSame( [ 'Tea & Talk <3', 'Tea & Talk <3' ], [ $mail['subject'], $mail['message'] ] );
		$mail = $this->mail( [ 'body' => '[_contact_form_title]', 'use_html' => true ], $sent, $form );
		self::assertStringContainsString( 'Tea &amp; Talk &lt;3', $mail['message'] );
	}

	public function test_a_page_that_is_not_public_tells_nothing_of_itself(): void {
		$post = wp_insert_post( [ 'post_type' => 'page', 'post_status' => 'draft', 'post_title' => 'Secret plans' ] );

		self::assertSame(
			'()',
			$this->mail( [ 'body' => '([_post_title])' ], [ '_wpcf7_container_post' => (string) $post ] )['message']
		);
	}

	public function test_an_account_tells_no_password(): void {
		$this->act_as( 'subscriber' );
		update_user_meta( get_current_user_id(), '_second_factor', 'key' );
		$tags = '[_user_login]|[_user_user_pass]|[_user_session_tokens]|[_user__second_factor]';
		$body = $this->mail( [ 'body' => $tags ] )['message'];

		self::assertMatchesRegularExpression( '/^test_subscriber_\w+\|\|\|$/', $body );
	}

	public function test_lines_whose_tags_are_all_empty_disappear_where_the_author_wants_it(): void {
		$body = "Name: [your-name]\nRef: [ref] [cv]\nZero: [text]\nNo tag";

		self::assertSame(
			"Name: Ada\nZero: 0\nNo tag",
			$this->mail( [ 'body' => $body, 'exclude_blank' => true ], [ 'text' => '0' ] )['message']
		);
		self::assertStringContainsString( 'Ref:', $this->mail( [ 'body' => $body ] )['message'] );
	}

	public function test_the_default_mail_tells_every_field(): void {
		$body = $this->mail( [] )['message'];

		self::assertStringContainsString( 'Your name: Ada', $body );
		self::assertStringContainsString( "text: \nHello\nyou", str_replace( "\r\n", "\n", $body ) );
		self::assertStringContainsString( 'I agree.: Consented', $body );
	}

	public function test_html_escapes_what_visitors_typed(): void {
		$mail = $this->mail(
			[ 'body' => "<b>From</b> [your-name] <ada@example.org>\n\n[text]", 'use_html' => true ],
			[ 'your-name' => '<script>x</script>', 'text' => '"quoted"' ]
		);
		$html = $mail['message'];

		self::assertStringContainsString( '<b>From</b> &lt;script&gt;x&lt;/script&gt; &lt;ada@example.org&gt;', $html );
		self::assertStringContainsString( '<p>&quot;quoted&quot;</p>', $html );
		self::assertStringContainsString( '<title>', $html );
		self::assertStringContainsString( 'text/html', implode( "\n", (array) $mail['headers'] ) );
	}

	public function test_a_mail_without_anybody_to_get_it_has_failed_and_its_message_is_there(): void {
		$answer = $this->answer(
			$this->make_form( self::FIELDS, [ 'meta_input' => [ 'rueda_form_mail' => [ 'recipient' => 'nobody' ] ] ] ),
			self::SENT
		);

		self::assertSame( 'mail_failed', $answer['status'] );
		self::assertSame( [ 'failed' ], array_column( $this->messages(), 'status' ) );
	}

	public function test_the_second_mail_goes_after_the_first_and_its_failure_is_not_the_visitors(): void {
		$metas = [
			'rueda_form_mail_2' => [ 'active' => true, 'recipient' => '[your-email]', 'body' => 'Thanks, [your-name]' ],
		];
		$id    = $this->make_form( self::FIELDS, [ 'meta_input' => $metas ] );
		$this->answer( $id, self::SENT );
		self::assertSame(
			[ [ get_option( 'admin_email' ) ], [ 'ada@example.org' ] ],
			array_map( static fn ( array $mail ): array => (array) $mail['to'], $this->mails )
		);

		add_filter(
			'pre_wp_mail',
			static fn ( $sent, array $mail ) => str_contains( $mail['message'], 'Thanks' ) ? false : $sent,
			10,
			2
		);
		self::assertSame( 'mail_sent', $this->answer( $id, [ 'your-name' => 'Eva' ] + self::SENT )['status'] );
	}

	public function test_add_ons_change_parts_but_not_into_headers(): void {
		add_filter(
			'wpcf7_mail_components',
			static fn ( array $parts ): array => [
				'subject' => "New\r\nBcc: x@example.org",
				'body'    => 'Other',
			] + $parts
		);
		$mail = $this->mail( [] );

		self::assertSame( [ 'NewBcc: x@example.org', 'Other' ], [ $mail['subject'], $mail['message'] ] );
	}

	public function test_add_ons_add_files_from_where_wordpress_writes(): void {
		$file = get_temp_dir() . 'rueda-offer.pdf';
		file_put_contents( $file, 'Offer' );
		$files = [ $file, '/etc/passwd', '/none', $file, 5 ];
		add_filter(
			'wpcf7_mail_components',
			static fn ( array $parts ): array => [ 'attachments' => [ ...$parts['attachments'], ...$files ] ] + $parts
		);
		$mail = $this->mail( [] );
		wp_delete_file( $file );

		self::assertSame( [ $file ], $mail['attachments'] );
	}

	public function test_add_ons_change_tags_by_type_with_what_was_sent(): void {
		$seen = [];
		$hear = static function ( string $hook ) use ( &$seen ): void {
			add_filter(
				'wpcf7_mail_tag_replaced' . $hook,
				static function ( $text, $sent, bool $is_html, $tag ) use ( $hook, &$seen ): string {
					$seen[] = [ $hook, $text, $sent, $tag->type ];
					return $text . '!';
				},
				10,
				4
			);
		};
		array_map( $hear, [ '', '_text', '_text*', '_checkbox', '_select*' ] );
		$id = $this->make_form(
			[
				[ 'name' => 'free' ],
				[ 'name' => 'asked', 'isRequired' => true ],
				[
					'type'    => 'checkbox',
					'name'    => 'days',
					'choices' => [ [ 'label' => 'Mon' ], [ 'label' => 'Tue', 'value' => 'tuesday' ] ],
				],
				[
					'type'       => 'select',
					'name'       => 'to',
					'isRequired' => true,
					'choices'    => [ [ 'label' => 'Sales', 'value' => 'sales@example.org' ] ],
				],
			],
			[ 'meta_input' => [ 'rueda_form_mail' => [ 'body' => '[free] [asked] [days] [to] [_raw_to]' ] ] ]
		);
		$this->answer( $id, [ 'free' => 'Ada', 'asked' => 'Eva', 'days' => [ 'Mon', 'Tue' ], 'to' => 'Sales' ] );

		self::assertSame( 'Ada!! Eva!! Mon, tuesday!! sales@example.org!! Sales!!', $this->mails[0]['message'] );
		self::assertSame(
			[
				[ '_text', 'Ada', 'Ada', 'text' ],
				[ '', 'Ada!', 'Ada', 'text' ],
				[ '_text*', 'Eva', 'Eva', 'text*' ],
				[ '', 'Eva!', 'Eva', 'text*' ],
				[ '_checkbox', 'Mon, tuesday', [ 'Mon', 'tuesday' ], 'checkbox' ],
				[ '', 'Mon, tuesday!', [ 'Mon', 'tuesday' ], 'checkbox' ],
				[ '_select*', 'sales@example.org', [ 'sales@example.org' ], 'select*' ],
				[ '', 'sales@example.org!', [ 'sales@example.org' ], 'select*' ],
				[ '_select*', 'Sales', [ 'Sales' ], 'select*' ],
				[ '', 'Sales!', [ 'Sales' ], 'select*' ],
			],
			$seen
		);
	}

	public function test_goes_with_files_of_the_uploads_folder_and_without_others(): void {
		// The real folder, because files that authors name are looked for below the content folder.
		remove_all_filters( 'upload_dir' );
		$uploads = (string) realpath( wp_upload_dir()['basedir'] );
		file_put_contents( $uploads . '/rueda-terms.txt', 'Terms' );
		try {
			$others = "plugins/index.php\n../wp-config.php\n/etc/passwd\nmissing.pdf";
			$mail   = $this->mail( [ 'attachments' => "uploads/rueda-terms.txt\n$others" ] );
		} finally {
			unlink( $uploads . '/rueda-terms.txt' );
		}

		self::assertSame( [ $uploads . '/rueda-terms.txt' ], array_values( (array) $mail['attachments'] ) );
	}

	public function test_addresses_and_numbers_are_what_the_table_says(): void {
		self::assertTrue( ValueFormat::is_email( 'ada@example.org' ) );
		self::assertSame( 6, ValueFormat::day_of_week( '2026-11-21' ) );
	}
}
