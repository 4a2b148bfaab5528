<?php

declare( strict_types=1 );

namespace Rueda\Tests\Form\Kind;

use Rueda\Tests\Form\FormTestCase;

/** Stars, from the page to the message. */
final class RatingTest extends FormTestCase {

	private const STARS = [
		'type'       => 'rating',
		'name'       => 'stars',
		'label'      => 'Your rating',
		'isRequired' => true,
		'max'        => '4',
	];

	public function test_each_star_is_a_radio_button_that_says_its_number_of_all(): void {
		$page   = $this->page( $this->make_form( [ self::STARS ] ) );
		$labels = [];
		foreach ( $page->query( '//*[@role="radiogroup"]/label' ) as $label ) {
			$labels[] = $label->textContent;
		}

		self::assertSame( [ '1 of 4', '2 of 4', '3 of 4', '4 of 4' ], $labels );
		self::assertSame(
			'input type="radio" name="stars" value="3"',
			self::tag( $page, '(//*[@role="radiogroup"]/label/input)[3]' )
		);
		self::assertSame(
			'Your rating (required)',
			$page->evaluate( 'string(//span[@id=//*[@role="radiogroup"]/@aria-labelledby])' )
		);
		self::assertSame( 'true', $page->evaluate( 'string(//*[@role="radiogroup"]/@aria-required)' ) );
	}

	public function test_the_email_says_the_stars_of_all_and_the_stored_message_has_the_number(): void {
		$answer = $this->answer( $this->make_form( [ self::STARS ] ), [ 'stars' => '3' ] );

		self::assertSame( 'mail_sent', $answer['status'] );
		self::assertStringContainsString( 'Your rating: 3 of 4', $this->mails[0]['message'] );
		$stored = json_decode( $this->messages()[0]['fields'], true );
		self::assertSame( [ '3 of 4', '3' ], [ $stored['posted']['stars'], $stored['raw']['stars'] ] );
	}

	/** @return iterable<string, array{mixed, string}> */
	public function refused(): iterable {
		yield 'no star' => [ '', 'Please fill out this field.' ];
		yield 'more stars than there are' => [ '5', 'Undefined value was submitted through this field.' ];
		yield 'words' => [ '3 of 4', 'Undefined value was submitted through this field.' ];
		yield 'no number of a star among several' => [
			[ '3', '9' ],
			'Undefined value was submitted through this field.',
		];
	}

	/** @dataProvider refused */
	public function test_only_the_number_of_a_star_is_accepted( mixed $sent, string $error ): void {
		$answer = $this->answer( $this->make_form( [ self::STARS ] ), [ 'stars' => $sent ] );

		self::assertSame(
			[ 'stars', $error ],
			[ $answer['invalid_fields'][0]['field'], $answer['invalid_fields'][0]['message'] ]
		);
	}

	public function test_an_optional_rating_without_an_answer_is_empty_in_the_email(): void {
		$form = $this->make_form( [ [ 'isRequired' => false ] + self::STARS, [ 'name' => 'a', 'label' => 'A' ] ] );
		$this->answer( $form, [ 'a' => 'x' ] );

		self::assertMatchesRegularExpression( '/^Your rating: $/m', $this->mails[0]['message'] );
	}

	public function test_whatever_is_stored_there_are_two_to_ten_stars(): void {
		foreach ( [
			''     => 5,
			'1'    => 5,
			'2'    => 2,
			'10'   => 10,
			'11'   => 5,
			'many' => 5,
			'-3'   => 5,
		] as $written => $stars ) {
			$page = $this->page( $this->make_form( [ [ 'max' => (string) $written ] + self::STARS ] ) );
			self::assertSame(
				(float) $stars,
				$page->evaluate( 'count(//*[@role="radiogroup"]/label)' ),
				(string) $written
			);
		}
	}
}
